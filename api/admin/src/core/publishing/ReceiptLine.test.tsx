import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Receipt, receiptQuery } from './queries.ts';
import { ReceiptLine } from './ReceiptLine.tsx';

const receipt: Receipt = {
  change: 7,
  state: 'live',
  pages: [{ path: '/about-us', action: 'written' }],
  pageCount: 1,
  bytes: 9,
  ms: 9,
  errors: [],
  edge: null,
  at: '2026-11-21T09:00:00.000Z',
};

const stalePages = [{ path: '/about-us', message: 'The CDN responded to the purge with status 503.' }];

test.each([
  [null, 'Live in 9 ms: /about-us'],
  [{ state: 'purging', ms: null, errors: [] }, 'Live in 9 ms here, everywhere soon: /about-us'],
  [{ state: 'live', ms: 210, errors: [] }, 'Live in 9 ms here, 210 ms everywhere: /about-us'],
  [
    { state: 'stale', ms: null, errors: stalePages },
    'Live in 9 ms here, but the CDN may still send the previous version of 1 page. It’s retried automatically.' +
      '/about-us The CDN responded to the purge with status 503.',
  ],
] as const)('shows whether a change is live on the server and CDN: %o', (edge, expectedText) => {
  const queries = new QueryClient();
  const copy = edge && { ...edge, errors: [...edge.errors] };
  queries.setQueryData(receiptQuery(7).queryKey, { ...receipt, edge: copy });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <ReceiptLine change={7} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '').trim()).toBe(expectedText);
});
