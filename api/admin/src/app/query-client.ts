import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/request.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Only what another try may heal: a lost connection or a server that is restarting.
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
    },
  },
});
