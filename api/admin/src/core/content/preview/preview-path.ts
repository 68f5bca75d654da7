/** The page that shows an entry best, for its preview. */
import { contentTypes, type TypeName } from 'content-types';
import type { ContentType } from 'content-types/define';
import { optionalPages } from 'content-types/pages/links';
import type { AdminEntry, Json, Status } from '../../../client/api-types.ts';
import type { PreviewDraft } from '../queries.ts';

const NEW_PAGE = '/new-page';

type PathOf = string | ((id: string, data: Json) => string);

// Types that are not listed are shown on the home page, if at all.
const PATHS: Partial<Record<TypeName, PathOf>> = {
  banner: (_id, { page }) => `/${page}`,
  aboutPage: '/about-us',
  about: '/about-us',
  applicationService: '/staffAugmentation',
  businessSection: '/staffAugmentation',
  product: '/products',
  tabSection: '/products',
  careerPage: '/career',
  career: '/career',
  job: (id) => `/job/${id}`,
  blogPage: '/blog',
  blog: (id) => `/blog/${id}`,
  question: '/send-your-cv',
  contactPage: '/contact-us',
  contact: '/contact-us',
  // A page can be previewed before it has an address.
  page: (_id, { path }) => String(path || NEW_PAGE),
  landingPage: (_id, { path }) => String(path || '/career'),
  privacyNotice: '/privacy',
  dataProtection: '/privacy',
  accessibilityStatement: '/accessibility',
  ...Object.fromEntries([...optionalPages].map(([path, type]) => [type, path])),
};

/** The names of the pages that every site has, by their paths. */
export function fixedPages(): Map<string, string> {
  const pages = new Map([['/', contentTypes.homePage.label.one]]);
  for (const [name, path] of Object.entries(PATHS)) {
    const { shape, label } = contentTypes[name as TypeName];
    if (shape === 'singleton' && typeof path === 'string' && !pages.has(path)) pages.set(path, label.one);
  }
  return pages;
}

/** The request to render a preview. An entry that was never saved has no address yet. */
export function toPreview({ name }: ContentType, entry: AdminEntry | null, data: Json): PreviewDraft {
  const id = entry?.id ?? 'preview';
  const path = previewPath(name, id, data);
  return { type: name, id, data: name === 'page' ? { ...data, path } : data, path };
}

export function hasPreview({ name, internal }: Pick<ContentType, 'name' | 'internal'>): boolean {
  return name !== 'redirect' && !internal;
}

const SHOWN: ReadonlySet<Status> = new Set(['live', 'changed', 'standard']);

/** Whether visitors can open the entry's page, or the page that it is on. */
export function hasPage(type: ContentType, { status }: AdminEntry): boolean {
  const staysClosed = type.shape === 'collection' && type.whenExpired === 'close';
  return hasPreview(type) && (SHOWN.has(status) || (status === 'expired' && staysClosed));
}

export function previewPath(type: string, id: string, data: Json): string {
  const path = PATHS[type as TypeName] ?? '/';
  return typeof path === 'string' ? path : path(id, data);
}
