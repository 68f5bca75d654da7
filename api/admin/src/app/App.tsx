import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { RouteProvider } from './route.tsx';
import { SessionProvider } from './session/Session.tsx';
import { Shell } from './shell/Shell.tsx';
import { theme } from './theme.ts';

export function App() {
  return (
    // The variables and classes that Mantine would write at run time are in the stylesheet: see vite.config.ts.
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <SessionProvider>
            <RouteProvider>
              <Shell />
            </RouteProvider>
          </SessionProvider>
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
