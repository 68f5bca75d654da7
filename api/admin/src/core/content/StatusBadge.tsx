import { Tooltip } from '@mantine/core';
import { contentTypes, type TypeName } from 'content-types';
import type { AdminEntry, ListStatus, Status } from '../../client/request.ts';
import { formatDateTime } from '../../kit/text/dates.ts';
import classes from './status.module.css';
import { texts } from './texts.ts';

const STATUS_LABELS: Record<ListStatus, string> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Changed',
  scheduled: 'Scheduled',
  expired: 'Expired',
};

/** Status labels of singletons. A singleton is a draft only if an editor has unpublished its page. */
const SINGLETON_LABELS: Record<Status, string> = {
  ...STATUS_LABELS,
  draft: 'Not on the site',
  standard: 'Live with the standard text',
};

/** An internal type is never on the site: its entries are in use once they are saved. */
const INTERNAL_LABELS: Record<Status, string> = { ...STATUS_LABELS, live: 'Saved', standard: 'Standard text' };

/** Shows a shape and a word, so that nothing depends on colour alone. */
export function StatusBadge({ entry }: { entry: Badged }) {
  return (
    <Tooltip label={describeStatus(entry)}>
      <span className={classes.status} data-status={entry.status}>
        {statusLabel(entry)}
      </span>
    </Tooltip>
  );
}

/** The label of an entry's status. A closed entry shows why it closed, if that is known. */
function statusLabel({ type, status, closedAs }: Badged): string | undefined {
  if (isInternal(type)) return INTERNAL_LABELS[status];
  if (status === 'standard' || contentTypes[type as TypeName].shape === 'singleton') return SINGLETON_LABELS[status];
  return (status === 'expired' && closedAs && CLOSED_LABELS[closedAs]) || statusLabels(type)[status];
}

const CLOSED_LABELS = { filled: 'Filled', withdrawn: 'Withdrawn' };

/** The labels of the statuses that entries of this collection can have. */
export function statusLabels(typeName: string): Partial<Record<ListStatus, string>> {
  const { draft, live, changed } = INTERNAL_LABELS;
  if (isInternal(typeName)) return { draft, live, changed };
  const type = contentTypes[typeName as TypeName];
  const closesOnExpiry = type.shape === 'collection' && type.whenExpired === 'close';
  return closesOnExpiry ? { ...STATUS_LABELS, expired: 'Closed' } : STATUS_LABELS;
}

function isInternal(type: string): boolean {
  return 'internal' in contentTypes[type as TypeName];
}

type Badged = Pick<AdminEntry, 'type' | 'status' | 'publishAt' | 'closesAt' | 'closedAs' | 'version'>;

function describeStatus({ type, status, publishAt, closesAt, version }: Badged) {
  switch (status) {
    case 'draft':
      return isInternal(type) ? texts.status.notInUse : texts.status.draft;
    case 'standard':
      return version === 0 ? texts.status.neverSaved : texts.status.neverPublished;
    case 'live':
      if (isInternal(type)) return texts.status.inUse;
      return closesAt ? texts.status.liveUntil(formatDateTime(closesAt)) : texts.status.live;
    case 'changed':
      return isInternal(type) ? texts.status.inUseChanged : texts.status.changed;
    case 'scheduled':
      return publishAt ? texts.status.scheduledFor(formatDateTime(publishAt)) : texts.status.scheduled;
    case 'expired':
      return closesAt ? texts.status.expiredOn(formatDateTime(closesAt)) : texts.status.expired;
  }
}
