/** The header's links with their names, those without an address left out. */
import type { DataByType } from 'content-types';

type Header = DataByType['header'];

export interface NamedLink {
  name: string;
  href: string;
}

/** The links on either side of the Services list. */
export function listMainLinks({ otherLinks }: Header): { before: NamedLink[]; after: NamedLink[] } {
  const { home, aboutUs, products, career, blog, contactUs } = otherLinks;
  return {
    before: toNamedLinks({ Home: home, 'About us': aboutUs }),
    after: toNamedLinks({ Products: products, Career: career, Blog: blog, 'Contact us': contactUs }),
  };
}

export function listServiceLinks({ services }: Header): NamedLink[] {
  return toNamedLinks({
    'Part-time jobs': services.applicationServices,
    'Full-time jobs': services.businessServices,
    Contract: services.technologyTrainings,
    'Global staffing': services.globalStaffing,
    'Staff augmentation': services.staffAugmentation,
  });
}

export function socialLinks({ socialLinks }: Header): NamedLink[] {
  return toNamedLinks({ Facebook: socialLinks.facebook, X: socialLinks.twitter, LinkedIn: socialLinks.linkedin });
}

/** `tel:+44…` or `tel:0…`, from a number as people write it: in `+44 (0)20…` the bracketed zero is not dialled. */
export function toTelephoneLink(number: string): string {
  const dialled = number.replace(/(ext|x)\.?\s*\d+$/i, '').replace(/^(\+\d+\s*)\(0\)/, '$1');
  const digits = dialled.replace(/[a-z]/gi, (letter) => KEYPAD[letter.toUpperCase().charCodeAt(0) - 65] ?? '');
  return `tel:${digits.replace(/[^+\d]/g, '')}`;
}

/** The digit on whose key each letter is, A to Z. */
const KEYPAD = '22233344455566677778889999';

export function pickNetworkIcon(name: string): 'facebook' | 'x' | 'linkedin' | 'link' {
  const key = name.toLowerCase();
  if (key === 'facebook' || key === 'linkedin' || key === 'x') return key;
  return key.includes('twitter') ? 'x' : 'link';
}

function toNamedLinks(links: Record<string, string>): NamedLink[] {
  return Object.entries(links).flatMap(([name, href]) => (href ? [{ name, href }] : []));
}
