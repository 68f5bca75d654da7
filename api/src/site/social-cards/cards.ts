import { contentTypes, type DataByType } from 'content-types';
import { drawingColours } from 'content-types/brand/theme';
import { initialData } from 'content-types/fields/field';
import type { JobTerms } from 'content-types/jobs/job-terms';
import { formatPay } from 'content-types/jobs/pay';
import { capitalize } from 'content-types/text/capitalize';
import { withDefaults } from 'content-types/values/defaults';
import { documentStatements } from '../../core/content/document-statements.ts';
import { findPublishedEntry } from '../../core/content/published.ts';
import type { Database } from '../../core/database/open.ts';
import { readJobTerms } from '../../core/jobs.ts';
import type { Card } from './draw.ts';

/** The lines under the title, by the type of entry. */
const LINES = {
  job({ location, salary }: DataByType['job'], { sector, type }: JobTerms): string[] {
    const { place, region, remote } = location;
    const locationText = [place, region === place ? '' : region, remote === 'on-site' ? '' : remote]
      .filter(Boolean)
      .join(', ');
    return [capitalize(locationText), formatPay(salary), [sector?.name, type?.name].filter(Boolean).join(', ')];
  },
  blog: ({ author, category }: DataByType['blog']): string[] => [author, category],
};

export type CardType = keyof typeof LINES;

export const CARD_TYPES = { jobs: 'job', blog: 'blog' } as const satisfies Record<string, CardType>;

type Values = Readonly<Record<string, unknown>>;

/** Builds the card of an entry. `site` holds the published singletons that the card shows, if any. */
export function buildCard(
  type: CardType,
  publishedData: Values,
  site: { siteSettings?: Values; theme?: Values },
  findTerms: (job: DataByType['job']) => JobTerms,
): Card {
  const theme = toTheme(site.theme);
  const data = { ...initialData(contentTypes[type].fields), ...publishedData } as DataByType['job'] &
    DataByType['blog'];
  return {
    title: String(data.title),
    lines: (type === 'job' ? LINES.job(data, findTerms(data)) : LINES.blog(data)).filter(Boolean),
    company: String(site.siteSettings?.companyName ?? ''),
    colours: drawingColours(theme),
    motif: theme.motif,
  };
}

/** Reads the card of an entry; null if visitors cannot see the entry. */
export function readCard(db: Database, type: CardType, id: string): Card | null {
  const entry = findPublishedEntry(db, type, id);
  if (!entry) return null;
  const { siteSettings, theme } = contentTypes;
  const site = { siteSettings: readPublished(db, siteSettings.name), theme: readPublished(db, theme.name) };
  return buildCard(type, entry.data, site, (job) => readJobTerms(db, job));
}

/** The published brand. */
export function readTheme(db: Database): DataByType['theme'] {
  return toTheme(readPublished(db, contentTypes.theme.name));
}

function toTheme(publishedData: Values = {}): DataByType['theme'] {
  return withDefaults(contentTypes.theme.fields, publishedData);
}

function readPublished(db: Database, singleton: string): Values | undefined {
  return documentStatements(db).selectById.get({ id: singleton })?.published ?? undefined;
}
