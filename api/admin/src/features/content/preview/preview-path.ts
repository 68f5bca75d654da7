/** The page that shows an entry best, for its preview. */
import type { TypeName } from 'content-types';
import type { ContentType } from 'content-types/define';
import type { AdminEntry, Json } from '../../../lib/api-types.ts';
import type { PreviewDraft } from '../queries.ts';

type PathOf = string | ((id: string, data: Json) => string);

// Types that are not listed are shown on the home page, if at all.
const PATHS: Partial<Record<TypeName, PathOf>> = {
  banner: (_id, { page }) => `/${page}`,
  aboutPage: '/about-us',
  about: '/about-us',
  applicationService: '/staffAugmentation',
  businessSection: '/staffAugmentation',
  staffAugmentationPage: '/staffAugmentation',
  partTimePage: '/part-time-jobs',
  fullTimePage: '/full-time-jobs',
  contractPage: '/contract-jobs',
  globalStaffingPage: '/globalStaffing',
  productsPage: '/products',
  product: '/products',
  tabSection: '/products',
  careerPage: '/career',
  career: '/career',
  job: (id) => `/job/${id}`,
  blogPage: '/blog',
  blog: (id) => `/blog/${id}`,
  contactPage: '/contact-us',
  contact: '/contact-us',
  privacyNotice: '/privacy',
  dataProtection: '/privacy',
  accessibilityStatement: '/accessibility',
};

/** What the API is asked to render. An entry that was never saved has no address of its own yet. */
export function toPreview({ name }: ContentType, entry: AdminEntry | null, data: Json): PreviewDraft {
  const id = entry?.id ?? 'preview';
  return { type: name, id, data, path: previewPath(name, id, data) };
}

export function hasPreview({ name }: Pick<ContentType, 'name'>): boolean {
  return name !== 'redirect';
}

export function previewPath(type: string, id: string, data: Json): string {
  const path = PATHS[type as TypeName] ?? '/';
  return typeof path === 'string' ? path : path(id, data);
}
