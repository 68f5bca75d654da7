/** Templates of emails: a subject and a body in plain text with placeholders such as `{job_title}`. */
import { splitParagraphs } from '../text/paragraphs.ts';

export interface Placeholder {
  /** The meaning of the placeholder, as shown to editors. */
  means: string;
  example: string;
  /**
   * A single line of text by default. A `link` is an address. A `quote`, a `text` of several paragraphs and `links`
   * must each be a separate paragraph.
   */
  kind?: 'link' | 'quote' | 'text' | 'links';
  /** A link that is never shown as a button. */
  isMinor?: boolean;
  /** The reason that the placeholder is required, added to the error if it is missing. */
  needed?: string;
}

export type Placeholders = Readonly<Record<string, Placeholder>>;

/** The names in braces in a text: `{job_title}` gives `job_title`. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name);
}

/** Returns an error if a text contains a placeholder that is not in `knownNames`; null otherwise. */
function findUnknownPlaceholder(text: string, knownNames: readonly string[]): string | null {
  const unknownName = placeholdersIn(text).find((name) => !knownNames.includes(name));
  if (unknownName === undefined) return null;
  return `{${unknownName}} isn’t a valid placeholder. Use: ${knownNames.map((name) => `{${name}}`).join(', ')}.`;
}

/**
 * Returns why a subject cannot be published; null if it can. Only placeholders for a single line of text are allowed.
 */
export function checkSubject(subject: string, placeholders: Placeholders): string | null {
  const lines = Object.keys(placeholders).filter((name) => placeholders[name]?.kind === undefined);
  return findUnknownPlaceholder(subject, lines);
}

/** Returns why a body cannot be published; null if it can. */
export function checkBody(body: string, placeholders: Placeholders): string | null {
  const placeholderError = findUnknownPlaceholder(body, Object.keys(placeholders));
  if (placeholderError) return placeholderError;
  const paragraphs = splitParagraphs(body);
  const usedNames = new Set(placeholdersIn(body));
  for (const [name, { kind, needed }] of Object.entries(placeholders)) {
    if (needed && !usedNames.has(name)) return `{${name}} is missing. ${needed}`;
    const isBlock = kind !== undefined && kind !== 'link';
    const isInside = (paragraph: string) => paragraph.includes(`{${name}}`) && paragraph !== `{${name}}`;
    if (isBlock && paragraphs.some(isInside)) return `{${name}} needs a paragraph of its own, between blank lines.`;
  }
  return null;
}
