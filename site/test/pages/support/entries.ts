import { type CollectionName, contentTypes, type EntryOf } from 'content-types';
import type { Site } from './publish-site.ts';

/** The published entries of a type, open and closed, as the public API lists them. */
export async function entriesOf<N extends CollectionName>(api: Site['api'], type: N): Promise<EntryOf<N>[]> {
  const response = await api.inject({ url: `/api/content/${contentTypes[type].path}` });
  return response.json().items;
}
