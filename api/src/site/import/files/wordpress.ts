/** The entries of a WordPress site: posts, pages, media and the jobs of WP Job Manager. */
import { isEmail } from 'content-types/fields/addresses/email-phone-url';
import { toPlainText } from '../../../core/lib/parse-html.ts';
import {
  type ImageRecord,
  type ImportRecord,
  type ImportSource,
  type Item,
  type RemoteImage,
  toPlaceholderId,
} from '../record.ts';
import { readPay, readWorkplace, toDay } from './job-values.ts';
import { convertWordpressText, type TextImages } from './text.ts';
import { readWxr, type WxrItem, type WxrSite } from './wxr.ts';

const MAX_URL_LENGTH = 2_000;
const NAMES: Record<string, string> = { job_listing: 'Jobs', post: 'Posts', page: 'Pages', attachment: 'Images' };

/** Opens an export. Its `total` includes items that cannot be imported. */
export function openWordPress(file: Buffer): ImportSource {
  const contents: Record<string, number> = {};
  const images = new Map<string, RemoteImage>();
  let total = 0;
  for (const item of readWxr(file, newSite())) {
    total += 1;
    if (item.type !== 'item') continue;
    const type = item.text.post_type ?? '';
    const name = NAMES[type];
    if (name) contents[name] = (contents[name] ?? 0) + 1;
    const image = toImage(item);
    if (image) images.set(item.text.post_id ?? '', image);
  }
  return { kind: 'wordpress', total, contents, items: () => readItems(file, images) };
}

function* readItems(file: Buffer, images: ReadonlyMap<string, RemoteImage>): Generator<Item> {
  const site = newSite();
  for (const item of readWxr(file, site)) {
    if (item.type === 'item') yield toItem(item, site, images);
    else yield item;
  }
}

function newSite(): WxrSite {
  return { address: '', authors: new Map() };
}

function toItem(item: WxrItem, site: WxrSite, images: ReadonlyMap<string, RemoteImage>): Item {
  const { text } = item;
  const source = `post ${text.post_id || '?'}`;
  const title = toPlainText(text.title ?? '');
  const skip = (reason: string): Item => ({ type: 'unreadable', source, title, reason });
  const type = text.post_type ?? '';
  if (!/^\d{1,20}$/.test(text.post_id ?? '')) return skip('It has no ID, so it can’t be recognised next time.');
  if (text.status === 'trash' || text.status === 'auto-draft') return skip('It was in the old site’s bin.');
  if (text.post_password) return skip('It was password-protected.');
  if (type === 'attachment') {
    const image = toImage(item);
    return image
      ? ({ type: 'image', source, title, image } satisfies ImageRecord)
      : skip('Only images can be imported, not other files.');
  }
  const notes: string[] = [];
  const image = images.get(item.meta._thumbnail_id ?? '');
  const commonFields = {
    key: `wordpress ${hostOf(site.address)} ${text.post_id}`,
    source,
    title,
    isPublic: text.status === 'publish',
    ...(readTime(text.post_date_gmt) !== undefined && { publishedAt: readTime(text.post_date_gmt) as number }),
    ...(text.link && { address: text.link.trim() }),
    notes,
  };
  const content = (images?: TextImages) => convertWordpressText(text['content:encoded'] ?? '', notes, images);
  const pictures: NonNullable<ImportRecord['pictures']> = {};
  const inText = findImages(images, site, pictures);
  switch (type) {
    case 'job_listing':
      return {
        ...commonFields,
        ...toJob(item, commonFields.isPublic, notes),
        data: { ...toJobData(item, title, notes), description: content() },
      };
    case 'post':
      return {
        ...commonFields,
        type: 'blog',
        ...(image && { image }),
        data: toPost(item, title, site, content(inText)),
        pictures,
      };
    case 'page':
      return {
        ...commonFields,
        type: 'page',
        ...(image && { image }),
        data: toPage(item, title, content(inText)),
        pictures,
      };
    default:
      return skip(`Entries of the type “${type.slice(0, 60)}” can’t be imported.`);
  }
}

/**
 * Converts a job of WP Job Manager. Its fields are defined in https://github.com/Automattic/WP-Job-Manager,
 * includes/class-wp-job-manager-post-types.php.
 */
function toJob({ text, meta, terms }: WxrItem, isPublic: boolean, notes: string[]) {
  const termsOf = (taxonomy: string) =>
    terms
      .filter((term) => term.taxonomy === taxonomy)
      .map(({ name }) => toPlainText(name))
      .filter(Boolean);
  const [category, ...others] = termsOf('job_listing_category');
  if (others.length > 0)
    notes.push(`A job can only have one sector. Left out: ${others.map((name) => `“${name}”`).join(', ')}.`);
  const types = termsOf('job_listing_type');
  const isExpired = text.status === 'expired';
  return {
    type: 'job' as const,
    isPublic: isPublic || isExpired,
    terms: {
      ...(category !== undefined && { category }),
      ...parseJobTerms(types),
    },
    ...(isExpired && { expiresAt: readTime(text.post_modified_gmt) ?? readTime(text.post_date_gmt) ?? 0 }),
    ...(meta._filled === '1' && { closedAs: 'filled' as const }),
  } satisfies Partial<ImportRecord>;
}

/**
 * Splits WordPress's one list of job types into hours (`type`) and contract (`basis`). The list has Full Time, Part
 * Time, Temporary, Freelance and Internship.
 */
export function parseJobTerms(names: readonly string[]): ImportRecord['terms'] {
  const basis = names.find((name) => /perm|temp|contract|freelance|intern|fixed/i.test(name));
  const type = names.find((name) => name !== basis);
  return { ...(type !== undefined && { type }), ...(basis !== undefined && { basis }) };
}

function toJobData({ meta }: WxrItem, title: string, notes: string[]): ImportRecord['data'] {
  const jobPlace = toPlainText(meta.geolocation_city || meta._job_location || '');
  const application = (meta._application ?? '').trim();
  const consultant = isEmail(application) ? { email: application } : {};
  if (application !== '' && !isEmail(application)) {
    notes.push('Candidates applied on another site. They’ll now apply on this one.');
  }
  return {
    title,
    location: {
      place: jobPlace,
      ...(meta.geolocation_state_long && { region: toPlainText(meta.geolocation_state_long) }),
      ...(meta.geolocation_postcode && { postcode: toPlainText(meta.geolocation_postcode) }),
      ...(meta.geolocation_country_long && { country: toPlainText(meta.geolocation_country_long) }),
      ...readWorkplace(meta._remote_position === '1' ? 'remote' : ''),
    },
    salary: readPay(
      toPlainText(meta._job_salary ?? ''),
      meta._job_salary_unit ?? '',
      meta._job_salary_currency ?? '',
      notes,
    ),
    ...(meta._job_expires && { closing: toDay(meta._job_expires, notes) }),
    ...(Object.keys(consultant).length > 0 && { consultant }),
  };
}

function toPost({ text, terms }: WxrItem, title: string, site: WxrSite, content: unknown): ImportRecord['data'] {
  const termsOf = (taxonomy: string) =>
    terms.filter((term) => term.taxonomy === taxonomy).map(({ name }) => toPlainText(name));
  const author = site.authors.get((text['dc:creator'] ?? '').trim()) || text['dc:creator'] || hostOf(site.address);
  const excerpt = toPlainText(text['excerpt:encoded'] ?? '');
  return {
    title,
    header: { title },
    content,
    author: toPlainText(author),
    category: termsOf('category')[0] ?? 'News',
    publishedDate: (text.post_date || text.post_date_gmt || '').slice(0, 10),
    metaInfo: { description: shorten(excerpt, 300), tags: termsOf('post_tag').slice(0, 20) },
  };
}

function toPage({ text }: WxrItem, title: string, content: unknown): ImportRecord['data'] {
  return {
    title,
    path: pathOf(text.link ?? '') ?? `/${text.post_name ?? ''}`,
    blocks: [{ block: 'text', title: '', text: content }],
  };
}

function toImage({ text, meta }: WxrItem): RemoteImage | null {
  const url = (text.attachment_url ?? '').trim();
  if (text.post_type !== 'attachment' || !/\.(jpe?g|png|webp|gif|avif)$/i.test(URL.parse(url)?.pathname ?? ''))
    return null;
  return {
    url,
    alt: toPlainText(meta._wp_attachment_image_alt || text['excerpt:encoded'] || text.title || '').slice(0, 200),
  };
}

/** Notes the images of a text in `pictures`, to be stored when the entry is saved. */
function findImages(
  images: ReadonlyMap<string, RemoteImage>,
  site: WxrSite,
  pictures: NonNullable<ImportRecord['pictures']>,
): TextImages {
  return {
    // Prefers the original in the media library, because texts show a smaller copy of it.
    find({ class: classes = '', 'data-id': dataId = '', src = '', alt = '' }) {
      const originalImage = images.get(/\bwp-image-(\d{1,20})\b/.exec(classes)?.[1] ?? dataId);
      const url =
        originalImage?.url ?? (src.trim() ? (URL.parse(src.trim(), site.address || undefined)?.href ?? '') : '');
      if (!/^https?:/.test(url) || url.length > MAX_URL_LENGTH) return null;
      const id = toPlaceholderId(url);
      pictures[id] ??= { url, alt: toPlainText(alt).slice(0, 200) };
      return id;
    },
    describe: (id) => images.get(id)?.alt,
  };
}

function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}

function pathOf(link: string): string | null {
  const path = URL.parse(link.trim())?.pathname.replace(/\/+$/, '');
  return path || null;
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname ?? 'unknown';
}

/** Reads a UTC time such as `2026-03-01 09:30:00`. WordPress writes zeros for drafts. */
function readTime(text: string | undefined): number | undefined {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text?.trim() ?? '') ?? [];
  const at = date === undefined || date.startsWith('0000') ? Number.NaN : Date.parse(`${date}T${time}Z`);
  return Number.isNaN(at) ? undefined : at;
}
