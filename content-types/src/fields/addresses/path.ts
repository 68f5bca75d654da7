/** The two ends of a redirect and the address of a page: `url` fields with stricter rules. */
import type { z } from 'zod';
import { OWN_PAGES } from '../../pages/own-pages.ts';
import { type FieldOptions, type Rules, requiredWhen } from '../field.ts';
import { cleanLine } from '../text.ts';
import type { UrlField } from './email-phone-url.ts';

const MAX_ADDRESS_LENGTH = 500;
// Excludes hidden files, and characters that hosts or our server interpret: patterns, escapes, queries.
const PATH = /^(\/[^/.\s?#%*:\\<>"|^`{}][^/?#%*:\\<>"|^`{}]*)+$/;
const PAGE_PATH = /^(\/[a-z\d]+(-+[a-z\d]+)*)+$/i;
/** Paths reserved for the system. */
const RESERVED = new RegExp(`^/(api|admin|media|preview|healthz|readyz|metrics|${OWN_PAGES.join('|')}|_[^/]*)(/|$)`);

/** A path on this site without a page, such as `/old-page`. Stored decoded and without a trailing slash. */
export function path(label: string, options: FieldOptions): UrlField {
  const shape = cleanLine(label, MAX_ADDRESS_LENGTH)
    .transform(decodePath)
    .refine((value) => value === '' || PATH.test(value), {
      error: `${label} must be a path on this site, like /old-page. It can’t contain ? # * or :, and no part of it can start with a dot.`,
      abort: true,
    })
    .refine((value) => !RESERVED.test(value), { error: `${label} is reserved by the system. Choose another.` });
  return urlField(label, '/old-page', options, shape);
}

/** The path of a page of this site, such as `/nursing` or `/nursing/agency-nurses`. */
export function pagePath(label: string, options: FieldOptions): UrlField {
  const shape = cleanLine(label, 100)
    .transform(decodePath)
    .refine((value) => value === '' || PAGE_PATH.test(value), {
      error: `${label} must start with / and contain only letters, digits and hyphens, like /nursing.`,
      abort: true,
    })
    .refine((value) => !RESERVED.test(value.toLowerCase()), {
      error: `${label} is reserved by the system. Choose another.`,
    });
  return urlField(label, '/nursing', options, shape);
}

/** A path on this site, with an optional query and fragment, or a web address. */
export function destination(label: string, options: FieldOptions): UrlField {
  const shape = cleanLine(label, MAX_ADDRESS_LENGTH)
    .refine((value) => value === '' || isDestination(value), {
      error: `${label} must be a path on this site, like /career, or a full address, like https://example.co.uk/jobs.`,
    })
    .transform(normalize);
  return urlField(label, '/career', options, shape);
}

function urlField(label: string, placeholder: string, options: FieldOptions, shape: z.ZodType<string>): UrlField {
  const { required = false, help } = options;
  const field = { kind: 'url' as const, label, help, required, placeholder };
  return {
    ...field,
    initial: () => '',
    example: () => placeholder,
    schema: (rules: Rules) => requiredWhen(field, rules, shape, (value) => value === ''),
  };
}

function decodePath(value: string): string {
  const trimmedPath = value.length > 1 ? value.replace(/\/+$/, '') : value;
  try {
    return decodeURI(trimmedPath);
  } catch {
    return trimmedPath;
  }
}

const BASE_URL = 'http://somewhere.invalid';

/**
 * Whether a value is a path or an http(s) URL. Rejects a user name in a URL, which could make the URL look like another
 * site's.
 */
function isDestination(value: string): boolean {
  if (/[\s\\]/.test(value) || !/^(\/(?!\/)|https?:\/\/[^/])/i.test(value)) return false;
  const url = URL.parse(value, BASE_URL);
  // `/.//example.com` resolves to `//example.com`, which browsers treat as another site.
  return url !== null && url.username === '' && url.password === '' && !normalize(value).startsWith('//');
}

/** Escapes non-ASCII characters, so that the address can be sent in a header. */
function normalize(value: string): string {
  const url = URL.parse(value, BASE_URL);
  if (value === '' || !url) return value;
  return url.origin === BASE_URL ? url.pathname + url.search + url.hash : url.href;
}
