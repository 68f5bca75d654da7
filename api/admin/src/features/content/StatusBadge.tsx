import { Tooltip } from '@mantine/core';
import type { AdminEntry, Status } from '../../lib/api-types.ts';
import { formatDateTime } from '../../lib/dates.ts';
import classes from './status.module.css';

export const STATUS_LABELS: Record<Status, string> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Changed',
  scheduled: 'Scheduled',
  expired: 'Expired',
};

/** A shape and a word: colour says nothing that they do not. */
export function StatusBadge({ entry }: { entry: Pick<AdminEntry, 'status' | 'publishAt' | 'closesAt' | 'version'> }) {
  return (
    <Tooltip label={explanation(entry)}>
      <span className={classes.status} data-status={entry.status}>
        {STATUS_LABELS[entry.status]}
      </span>
    </Tooltip>
  );
}

function explanation({
  status,
  publishAt,
  closesAt,
  version,
}: Pick<AdminEntry, 'status' | 'publishAt' | 'closesAt' | 'version'>) {
  switch (status) {
    case 'draft':
      return version === 0 ? 'Never saved' : 'Visitors cannot see it';
    case 'live':
      return closesAt ? `On the site until ${formatDateTime(closesAt)}` : 'On the site';
    case 'changed':
      return 'On the site, with a newer draft that is not';
    case 'scheduled':
      return publishAt ? `Goes live on ${formatDateTime(publishAt)}` : 'Goes live later';
    case 'expired':
      return closesAt ? `Its time was up on ${formatDateTime(closesAt)}` : 'Its time is up';
  }
}
