/** The two ends of a redirect. Admin and API treat them as web addresses; what they may be is narrower. */
import type { z } from 'zod';
import type { UrlField } from './email-phone-url.ts';
import { type FieldOptions, type Rules, requiredWhen } from './field.ts';
import { cleanLine } from './text.ts';

const MAX = 500;
// Hidden files, and what hosts and our server give a meaning of their own: patterns, escapes, questions.
const PATH = /^(\/[^/.\s?#%*:\\<>"|^`{}][^/?#%*:\\<>"|^`{}]*)+$/;
/** Names that the system answers to itself. */
const TAKEN = /^\/(api|admin|media|preview|healthz|readyz|metrics|_[^/]*)(\/|$)/;

/** A path on this site that has no page, such as `/old-page`. Kept as people read it: decoded, without a slash at the end. */
export function path(label: string, options: FieldOptions): UrlField {
  const shape = cleanLine(label, MAX)
    .transform(asRead)
    .refine((value) => value === '' || PATH.test(value), {
      error: `${label} must be a path on this site, like /old-page, without ? # * : or a dot at the start of a part.`,
      abort: true,
    })
    .refine((value) => !TAKEN.test(value), { error: `${label} is an address that the system needs itself.` });
  return urlField(label, '/old-page', options, shape);
}

/** A path on this site, with `?` and `#` if need be, or a web address. */
export function destination(label: string, options: FieldOptions): UrlField {
  const shape = cleanLine(label, MAX)
    .refine((value) => value === '' || isDestination(value), {
      error: `${label} must be a path on this site, like /career, or a full address, like https://example.co.uk/jobs.`,
    })
    .transform(normal);
  return urlField(label, '/career', options, shape);
}

function urlField(label: string, placeholder: string, options: FieldOptions, shape: z.ZodType<string>): UrlField {
  const { required = false, help } = options;
  const field = { kind: 'url' as const, label, help, required, placeholder };
  return {
    ...field,
    initial: () => '',
    schema: (rules: Rules) => requiredWhen(field, rules, shape, (value) => value === ''),
  };
}

function asRead(value: string): string {
  const path = value.length > 1 ? value.replace(/\/+$/, '') : value;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const SOMEWHERE = 'http://somewhere.invalid';

/** No other scheme can run or open anything; a name before the host would make one address look like another. */
function isDestination(value: string): boolean {
  if (/[\s\\]/.test(value) || !/^(\/(?!\/)|https?:\/\/[^/])/i.test(value)) return false;
  const url = URL.parse(value, SOMEWHERE);
  // `/.//example.com` comes to `//example.com`, which browsers take for another site.
  return url !== null && url.username === '' && url.password === '' && !normal(value).startsWith('//');
}

/** As it can stand in a header: everything beyond plain letters escaped. */
function normal(value: string): string {
  const url = URL.parse(value, SOMEWHERE);
  if (value === '' || !url) return value;
  return url.origin === SOMEWHERE ? url.pathname + url.search + url.hash : url.href;
}
