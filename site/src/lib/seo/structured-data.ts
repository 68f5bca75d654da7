/** Structured data of pages for search engines, as schema.org defines it. */
import type { DataByType, EntryOf } from 'content-types';
import { imagePath } from 'content-types/media/image-widths';
import { toLondonDay } from 'content-types/time/london-time';
import type { Trail } from '../navigation.ts';

export type JsonLd = Record<string, unknown>;

type Settings = DataByType['siteSettings'];

/** JSON that cannot end the script element around it. */
export function toScriptJson(data: JsonLd): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

export function buildOrganization(settings: Settings, site: URL): JsonLd {
  const { phone, email, address, socialLinks } = settings.contact;
  return {
    '@context': 'https://schema.org',
    '@type': 'EmploymentAgency',
    '@id': new URL('/#organization', site).href,
    name: settings.companyName,
    url: site.href,
    description: settings.description || undefined,
    legalName: settings.registered.name || undefined,
    vatID: settings.registered.vat || undefined,
    telephone: phone || undefined,
    email: email || undefined,
    image: settings.socialImage ? new URL(imagePath(settings.socialImage), site).href : undefined,
    address: buildAddress(address) ?? (settings.registered.office || undefined),
    sameAs: socialLinks.map(({ link }) => link),
  };
}

function buildAddress({ street, city, state, zip }: Settings['contact']['address']): JsonLd | undefined {
  if (!street && !city) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    addressLocality: city || undefined,
    addressRegion: state || undefined,
    postalCode: zip || undefined,
    addressCountry: 'GB',
  };
}

export function buildWebsite(settings: Settings, site: URL): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: settings.companyName,
    url: site.href,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${new URL('/career', site).href}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function buildBreadcrumbs(trail: Trail, site: URL): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

export function buildArticle(
  { id, data, publishedAt, updatedAt }: EntryOf<'blog'>,
  settings: Settings,
  site: URL,
): JsonLd {
  const image = data.headerImage ?? data.image;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: data.title,
    description: data.metaInfo.description || undefined,
    image: image ? new URL(imagePath(image), site).href : undefined,
    author: { '@type': 'Person', name: data.author },
    publisher: { '@type': 'Organization', name: settings.companyName, url: site.href },
    datePublished: data.publishedDate || toLondonDay(publishedAt),
    dateModified: updatedAt,
    keywords: joinKeywords(data.metaInfo) || undefined,
    mainEntityOfPage: new URL(`/blog/${id}`, site).href,
  };
}

/** The tags, then the keywords that are not among them. */
function joinKeywords({ tags, keywords }: EntryOf<'blog'>['data']['metaInfo']): string {
  const allSkills = [...tags, ...keywords.split(',').map((word) => word.trim())];
  const isFirst = (word: string, at: number) =>
    allSkills.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at;
  return allSkills.filter((word, index) => word && isFirst(word, index)).join(', ');
}
