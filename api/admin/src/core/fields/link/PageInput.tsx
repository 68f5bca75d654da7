import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { linkedPath } from 'content-types/pages/links';
import { optionalPages } from 'content-types/pages/site-pages';
import { useState } from 'react';
import { Note } from '../../../kit/notes.tsx';
import { referableQuery } from '../reference.tsx';
import { texts } from '../texts.ts';
import { fixedPages, OWN_ADDRESS, unpublishedPagesQuery } from './pages.ts';

type PageInputProps = Pick<
  AutocompleteProps,
  'id' | 'label' | 'description' | 'required' | 'error' | 'onBlur' | 'value'
> & { onChange(value: string): void };

/** An address, with the pages of the site to choose from, by name or path. Any other address can be typed. */
export function PageInput(props: PageInputProps) {
  const [isUsed, setUsed] = useState(false);
  const pageNames = usePages(isUsed);
  const isUnpublished = useIsUnpublished(linkedPath(props.value ?? ''));
  return (
    <Autocomplete
      {...props}
      error={props.error ?? (isUnpublished && texts.leadsToUnpublished)}
      placeholder={texts.pageExample}
      inputMode="url"
      autoComplete="off"
      data={[...pageNames.keys()]}
      limit={50}
      maxDropdownHeight={280}
      // Opens in the page's main landmark.
      comboboxProps={{ shadow: 'md', portalProps: { target: '#screen' } }}
      filter={({ options, search, limit }) => {
        const searchText = search.trim().toLowerCase();
        // Once a page is chosen, all pages are offered again.
        if (pageNames.has(searchText)) return options;
        const isFound = (path: string) => `${path} ${pageNames.get(path)}`.toLowerCase().includes(searchText);
        return options.filter((option) => 'value' in option && isFound(String(option.value))).slice(0, limit);
      }}
      renderOption={({ option }) => (
        <span>
          {pageNames.get(option.value)}
          <Note span display="block" size="xs">
            {option.value}
          </Note>
        </span>
      )}
      onFocus={() => setUsed(true)}
    />
  );
}

/** Whether editors have unpublished the page at this path: visitors then see no link. */
function useIsUnpublished(path: string): boolean {
  const { data: unpublishedPaths } = useQuery({ ...unpublishedPagesQuery, enabled: optionalPages.has(path) });
  return unpublishedPaths?.has(path) ?? false;
}

/** The names of the site's pages by their paths. */
function usePages(enabled: boolean): ReadonlyMap<string, string> {
  const entries = useQueries({ queries: OWN_ADDRESS.map((type) => ({ ...referableQuery(type), enabled })) });
  const contentPages = entries.flatMap(({ data = [] }) =>
    data.map(({ data: { path, title } }): [string, string] => [String(path), String(title || path)]),
  );
  const { data: unpublishedPaths } = useQuery({ ...unpublishedPagesQuery, enabled });
  const fixedOptions = [...fixedPages()].map(([path, name]): [string, string] => [
    path,
    unpublishedPaths?.has(path) ? texts.unpublishedPage(name) : name,
  ]);
  return new Map([...fixedOptions, ...contentPages]);
}
