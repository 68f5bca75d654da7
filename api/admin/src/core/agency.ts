import { queryOptions } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import type { Singleton } from 'content-types/define';
import { withDefaults } from 'content-types/values/defaults';
import { request } from '../client/request.ts';

/** The agency's contact details as visitors see them, for the form of a document that inherits them. */
export const contactQuery = (type: Singleton) =>
  queryOptions({
    queryKey: ['content', type.name, 'contact'],
    queryFn: async () => {
      const { path, fields } = contentTypes.siteSettings;
      const read = (query: { drafts?: boolean }) =>
        request('GET', '/content/{singleton}', { params: { singleton: path }, query });
      const { status } = await read({ drafts: true });
      const { data } = status === 'live' || status === 'changed' ? await read({}) : { data: {} };
      return withDefaults(fields, data).contact;
    },
    // Always fetches again, so that no form starts with cached data: see the entry's query.
    staleTime: 0,
    gcTime: 0,
  });

/** The agency's name, and its icon, whose URL changes with the icon. */
export const brandQuery = queryOptions({
  queryKey: ['content', 'brand'],
  queryFn: async () => {
    const read = (singleton: string) =>
      request('GET', '/content/{singleton}', { params: { singleton }, query: { drafts: true } });
    const [settings, theme] = await Promise.all([read(contentTypes.siteSettings.path), read(contentTypes.theme.path)]);
    return {
      name: String(settings.data.companyName ?? ''),
      icon: `/api/social/icon.png?${new URLSearchParams({ v: theme.updatedAt })}`,
    };
  },
  staleTime: 60_000,
});
