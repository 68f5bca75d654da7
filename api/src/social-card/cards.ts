/** What the cards of published entries say. */
import { contentTypes, type DataByType } from 'content-types';
import { initialOf } from 'content-types/field';
import { payInWords } from 'content-types/pay';
import { store } from '../content/store.ts';
import type { Database } from '../database/open.ts';
import type { Card } from './draw.ts';

const FACTS = {
  job({ location, salary, category, type }: DataByType['job']): string[] {
    const { place, region, remote } = location;
    const where = [place, region === place ? '' : region, remote === 'on-site' ? '' : remote]
      .filter(Boolean)
      .join(', ');
    return [where.charAt(0).toUpperCase() + where.slice(1), payInWords(salary), `${category}, ${type}`];
  },
  blog: ({ author, category }: DataByType['blog']): string[] => [author, category],
};

export type CardType = keyof typeof FACTS;

/** Null when visitors cannot see such an entry. */
export function cardOf(db: Database, type: CardType, id: string): Card | null {
  const row = store(db).byId.get({ id });
  if (row?.type !== type || row.published === null || row.deletedAt !== null) return null;
  const data = { ...initialOf(contentTypes[type].fields), ...row.published };
  return {
    title: String(data.title),
    facts: FACTS[type](data as DataByType['job'] & DataByType['blog']).filter(Boolean),
    company: companyOf(db),
  };
}

function companyOf(db: Database): string {
  const { name } = contentTypes.siteSettings;
  return String(store(db).byId.get({ id: name })?.published?.companyName ?? '');
}
