import { sql } from '../database/drizzle.ts';
import { changes, documents, documentTexts, revisions } from '../database/schema/content.ts';
import { facts, secrets } from '../database/schema/system.ts';
import type { Feature, Tag } from '../feature.ts';
import { changeWatcher } from './change-watcher.ts';
import { contentRoutes } from './routes.ts';
import { allTypes } from './types.ts';

const CONTENT = 'Written by the agency for its site.';

export const content: Feature = {
  name: 'content',
  plugins: [changeWatcher, contentRoutes],
  tables: [
    [changes, CONTENT],
    [documents, CONTENT],
    [documentTexts, CONTENT],
    ['document_search', CONTENT],
    [facts, 'About the database.'],
    [revisions, CONTENT],
    [secrets, 'Keys of the server.'],
  ],
  audit: {
    actions: {
      bin: 'moved to the bin',
      close: 'closed',
      create: 'created',
      delete: 'deleted',
      discard: 'draft discarded',
      duplicate: 'duplicated',
      emptyBin: 'bin emptied',
      expire: 'expired',
      extend: 'extended',
      import: 'imported',
      order: 'reordered',
      reopen: 'reopened',
      restore: 'restored from the bin',
      restoreRevision: 'version restored',
      save: 'saved',
      undelete: 'restored from the bin',
      undo: 'undone',
      unpublish: 'unpublished',
    },
    names: [[documents.id, sql`coalesce(${documents.data} ->> 'title', ${documents.data} ->> 'name')`]],
  },
  tags: [
    ...allTypes.map(({ shape, label, group, internal }): Tag => {
      const isMany = shape === 'collection';
      const tagDescription = isMany ? `Entries of the type “${label.one}”.` : 'A singleton.';
      const description = `${tagDescription} In the admin under ${group}.`;
      return [isMany ? label.many : label.one, internal ? 'admin' : 'content', description];
    }),
    ['Changes', 'content', 'The feed of changes, and the receipts of their publication.'],
    ['Bulk actions', 'admin', 'Changes to many entries in one request.'],
  ],
};
