/** The addresses of landing pages: `/jobs/engineering`, `/jobs/in/leeds`, `/jobs/part-time/in/york`. */
import type { TypeName } from '../index.ts';

/** Job fields whose entry names can be in addresses, with the types of the entries. */
export const KINDS = { category: 'sector', type: 'jobType', basis: 'contractType' } as const satisfies Record<
  string,
  TypeName
>;

/** The job kind and place of a landing page; blank for any. */
export interface LandingTarget {
  /** The slug of the kind. */
  kind: string;
  /** The slug of the place. */
  place: string;
}

/** Formats a path: `/jobs/part-time/in/york`. */
export function landingPath({ kind, place }: LandingTarget): string {
  return `/jobs${kind && `/${kind}`}${place && `/in/${place}`}`;
}

/** Parses a path. */
export function parseLandingPath(path: string): LandingTarget {
  const [, kind = '', place = ''] = /^\/jobs(?:\/([^/]+))??(?:\/in\/([^/]+))?$/.exec(path) ?? [];
  return { kind, place };
}

/**
 * Converts a name to a slug: `St Andrews & Fife` becomes `st-andrews-and-fife`. Blank if the name cannot be part of an
 * address.
 */
export function toSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  // Reserves `in`, because `/jobs/in/…` are the places.
  return slug === 'in' ? '' : slug;
}
