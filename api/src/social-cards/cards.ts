import { contentTypes } from 'content-types';
import { documentRows } from '../content/document-rows.ts';
import type { Database } from '../database/open.ts';
import type { Card } from './draw.ts';
import { type CardType, entryCard } from './entry-card.ts';

/** Null when visitors cannot see such an entry. */
export function cardOf(db: Database, type: CardType, id: string): Card | null {
  const row = documentRows(db).byId.get({ id });
  if (row?.type !== type || row.published === null || row.deletedAt !== null) return null;
  return entryCard(type, row.published, companyOf(db));
}

function companyOf(db: Database): string {
  const { name } = contentTypes.siteSettings;
  return String(documentRows(db).byId.get({ id: name })?.published?.companyName ?? '');
}
