import { Tooltip } from '@mantine/core';
import type { AdminEntry, Status } from '../../lib/api-types.ts';
import { formatDateTime } from '../../lib/dates.ts';
import classes from './status.module.css';
import { texts } from './texts.ts';

export const STATUS_LABELS: Record<Status, string> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Changed',
  scheduled: 'Scheduled',
  expired: 'Expired',
};

/** A shape and a word, so that nothing depends on colour alone. */
export function StatusBadge({ entry }: { entry: Pick<AdminEntry, 'status' | 'publishAt' | 'closesAt' | 'version'> }) {
  return (
    <Tooltip label={describeStatus(entry)}>
      <span className={classes.status} data-status={entry.status}>
        {STATUS_LABELS[entry.status]}
      </span>
    </Tooltip>
  );
}

function describeStatus({
  status,
  publishAt,
  closesAt,
  version,
}: Pick<AdminEntry, 'status' | 'publishAt' | 'closesAt' | 'version'>) {
  switch (status) {
    case 'draft':
      return version === 0 ? texts.status.neverSaved : texts.status.draft;
    case 'live':
      return closesAt ? texts.status.liveUntil(formatDateTime(closesAt)) : texts.status.live;
    case 'changed':
      return texts.status.changed;
    case 'scheduled':
      return publishAt ? texts.status.scheduledFor(formatDateTime(publishAt)) : texts.status.scheduled;
    case 'expired':
      return closesAt ? texts.status.expiredOn(formatDateTime(closesAt)) : texts.status.expired;
  }
}
