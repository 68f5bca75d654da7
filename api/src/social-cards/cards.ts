import { contentTypes, type DataByType } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { payInWords } from 'content-types/lib/pay';
import { documentRows } from '../content/documents/rows.ts';
import type { Database } from '../database/open.ts';
import type { Card } from './draw.ts';

/** The text under the title. */
const LINES = {
  job({ location, salary, category, type }: DataByType['job']): string[] {
    const { place, region, remote } = location;
    const where = [place, region === place ? '' : region, remote === 'on-site' ? '' : remote]
      .filter(Boolean)
      .join(', ');
    return [where.charAt(0).toUpperCase() + where.slice(1), payInWords(salary), `${category}, ${type}`];
  },
  blog: ({ author, category }: DataByType['blog']): string[] => [author, category],
};

export type CardType = keyof typeof LINES;

export const CARD_TYPES = { jobs: 'job', blog: 'blog' } as const satisfies Record<string, CardType>;

export function entryCard(type: CardType, published: Readonly<Record<string, unknown>>, company: string): Card {
  const data = { ...initialData(contentTypes[type].fields), ...published };
  return {
    title: String(data.title),
    lines: LINES[type](data as DataByType['job'] & DataByType['blog']).filter(Boolean),
    company,
  };
}

/** Null if visitors cannot see such an entry. */
export function readCard(db: Database, type: CardType, id: string): Card | null {
  const row = documentRows(db).byId.get({ id });
  if (row?.type !== type || row.published === null || row.deletedAt !== null) return null;
  return entryCard(type, row.published, companyName(db));
}

function companyName(db: Database): string {
  const { name } = contentTypes.siteSettings;
  return String(documentRows(db).byId.get({ id: name })?.published?.companyName ?? '');
}
