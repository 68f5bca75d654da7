import { Tooltip } from '@mantine/core';
import { contentTypes, type TypeName } from 'content-types';
import type { AdminEntry, Status } from '../../lib/api-types.ts';
import { formatDateTime } from '../../lib/dates.ts';
import classes from './status.module.css';
import { texts } from './texts.ts';

const STATUS_LABELS: Record<Status, string> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Changed',
  scheduled: 'Scheduled',
  expired: 'Expired',
};

/** A shape and a word, so that nothing depends on colour alone. */
export function StatusBadge({ entry }: { entry: Badged }) {
  return (
    <Tooltip label={describeStatus(entry)}>
      <span className={classes.status} data-status={entry.status}>
        {statusLabel(entry)}
      </span>
    </Tooltip>
  );
}

/**
 * The label of an entry whose page stays when it expires, such as a job, says why it closed or, without a reason, that
 * it did.
 */
function statusLabel({ type, status, closedAs }: Badged): string {
  return (status === 'expired' && closedAs && CLOSED_LABELS[closedAs]) || statusLabels(type)[status];
}

const CLOSED_LABELS = { filled: 'Filled', withdrawn: 'Withdrawn' };

/** The labels of the statuses, for entries of this type. */
export function statusLabels(typeName: string): Record<Status, string> {
  const type = contentTypes[typeName as TypeName];
  const closes = type.shape === 'collection' && type.whenExpired === 'close';
  return closes ? { ...STATUS_LABELS, expired: 'Closed' } : STATUS_LABELS;
}

type Badged = Pick<AdminEntry, 'type' | 'status' | 'publishAt' | 'closesAt' | 'closedAs' | 'version'>;

function describeStatus({ type, status, publishAt, closesAt, version }: Badged) {
  const isInternal = 'internal' in contentTypes[type as TypeName];
  switch (status) {
    case 'draft':
      return version === 0 ? texts.status.neverSaved : isInternal ? texts.status.notInUse : texts.status.draft;
    case 'live':
      if (isInternal) return texts.status.inUse;
      return closesAt ? texts.status.liveUntil(formatDateTime(closesAt)) : texts.status.live;
    case 'changed':
      return isInternal ? texts.status.inUseChanged : texts.status.changed;
    case 'scheduled':
      return publishAt ? texts.status.scheduledFor(formatDateTime(publishAt)) : texts.status.scheduled;
    case 'expired':
      return closesAt ? texts.status.expiredOn(formatDateTime(closesAt)) : texts.status.expired;
  }
}
