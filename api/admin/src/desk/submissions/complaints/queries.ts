import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../client/read-query.ts';

export const complaintsQuery = queryOptions({
  ...readQuery('/complaints'),
  refetchInterval: 60_000,
});
