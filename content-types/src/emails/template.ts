/** Templates of emails: a subject and a body in plain text with placeholders such as `{job_title}`. */
import { splitParagraphs } from '../text/paragraphs.ts';

export interface Placeholder {
  /** The placeholder that editors see. */
  means: string;
  example: string;
  /**
   * A single line of text unless given. A `link` is an address. A `quote`, a `text` of several paragraphs and `links`
   * each need a paragraph of their own.
   */
  kind?: 'link' | 'quote' | 'text' | 'links';
  /** A link that is never shown as a button. */
  isMinor?: boolean;
  /** The reason that emails with this placeholder need it, added to the error if it is missing. */
  needed?: string;
}

export type Placeholders = Readonly<Record<string, Placeholder>>;

/** The names in braces in a text: `{job_title}` gives `job_title`. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name);
}

/** The error if a text has a placeholder that is not one of `knownNames`; null if all are known. */
function findUnknownPlaceholder(text: string, knownNames: readonly string[]): string | null {
  const unknownName = placeholdersIn(text).find((name) => !knownNames.includes(name));
  if (unknownName === undefined) return null;
  return `{${unknownName}} isn’t a valid placeholder. Use: ${knownNames.map((name) => `{${name}}`).join(', ')}.`;
}

/** Why a subject cannot be published; null if it can. It can only have placeholders for a single line of text. */
export function checkSubject(subject: string, placeholders: Placeholders): string | null {
  const lines = Object.keys(placeholders).filter((name) => placeholders[name]?.kind === undefined);
  return findUnknownPlaceholder(subject, lines);
}

/** Why a body cannot be published; null if it can. */
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
