import '@fontsource-variable/instrument-sans';
import '@mantine/core/styles.layer.css';
import 'virtual:theme.css';
import './styles.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '../client/request.ts';
import { dropOldDrafts } from '../core/content/editor/local-drafts.ts';
import { NavigationProvider } from '../core/navigation/Navigation.tsx';
import { SessionProvider } from '../core/session/Session.tsx';
import { Shell } from './shell/Shell.tsx';
import { theme } from './theme.ts';

dropOldDrafts(Date.now());

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Retries only transient errors: a lost connection or a restarting server.
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
    },
    // A save without a connection fails with a message instead of waiting until the browser is online again.
    mutations: { networkMode: 'always' },
  },
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

function App() {
  return (
    // The stylesheet already contains the variables and classes that Mantine would write at run time: see
    // vite.config.ts.
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <SessionProvider>
            <NavigationProvider>
              <Shell />
            </NavigationProvider>
          </SessionProvider>
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
