import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statusLabels } from '../StatusBadge.tsx';
import { EntryTable } from './EntryTable.tsx';

test('does not offer sorting by an image column', () => {
  const doNothing = () => {};
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <EntryTable
          type={contentTypes.product}
          entries={[]}
          isBin={false}
          isOrderable={false}
          sort=""
          onSort={doNothing}
          selection={{ items: [], has: () => false, set: doNothing, clear: doNothing, toggle: doNothing }}
          view="products/new"
          actions={{} as never}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const sortable = Array.from(html.matchAll(/<th[^>]* aria-sort=[^>]*><button[^>]*>([^<]*)/g), ([, label]) => label);
  expect(sortable).toEqual(['Title', 'Subtitle', 'Saved']);
  expect(html).toContain('>Image</th>');
});

test('labels only the statuses that an internal type can have', () => {
  expect(Object.values(statusLabels('client'))).toEqual(['Draft', 'Saved', 'Changed']);
  expect(Object.values(statusLabels('blog'))).toContain('Scheduled');
});
