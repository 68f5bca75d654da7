/** Breadcrumbs, and the header's links with their names, except those without an address. */
import type { DataByType } from 'content-types';

type Header = DataByType['header'];

export interface NamedLink {
  name: string;
  href: string;
}

/** The names and paths of pages, from parent to child. */
export type Trail = [name: string, path: string][];

/** A menu entry: a link, or the heading of a sub-menu. */
export interface MenuEntry extends NamedLink {
  children: NamedLink[];
}

/**
 * Lists the visible entries that have a link or a sub-menu. A sub-menu starts with the link of its own entry, if that
 * has a link.
 */
export function listMenu({ menu }: Header): MenuEntry[] {
  return menu
    .filter(({ hidden }) => !hidden)
    .flatMap(({ children, ...entry }) => {
      const [own, links] = [toLinks([entry]), toLinks(children)];
      if (links.length > 0) return [{ name: entry.label, href: '', children: [...own, ...links] }];
      return own.map((link) => ({ ...link, children: [] }));
    });
}

function toLinks(entries: readonly { label: string; link: string; hidden: boolean }[]): NamedLink[] {
  return entries
    .filter(({ link, hidden }) => link !== '' && !hidden)
    .map(({ label, link }) => ({ name: label, href: link }));
}

export function listSocialLinks({ socialLinks }: Header): NamedLink[] {
  return toNamedLinks({ Facebook: socialLinks.facebook, X: socialLinks.twitter, LinkedIn: socialLinks.linkedin });
}

export function pickNetworkIcon(name: string): 'facebook' | 'x' | 'linkedin' | 'link' {
  const key = name.toLowerCase();
  if (key === 'facebook' || key === 'linkedin' || key === 'x') return key;
  return key.includes('twitter') ? 'x' : 'link';
}

function toNamedLinks(links: Record<string, string>): NamedLink[] {
  return Object.entries(links).flatMap(([name, href]) => (href ? [{ name, href }] : []));
}
