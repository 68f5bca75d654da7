import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../client/request.ts';

export const complaintsQuery = queryOptions({
  ...readQuery('/complaints'),
  refetchInterval: 60_000,
});
