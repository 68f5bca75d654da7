/**
 * Signs of spam. An application or message with one is held for review, never rejected. How fast a form was filled in
 * is not a sign, because browsers and password managers fill in a form in an instant.
 */

interface Signs {
  /** The contents of the field that people cannot see. Its name means nothing to a browser's autofill. */
  honeypot: unknown;
  name: string;
  text: string;
  /** The normal number of links in a text. */
  maxLinks: number;
  /** Whether the same text has come too often: see `repetitionKey`. */
  isRepeated?: boolean;
}

/** The reasons in words, for the recruiter who decides; empty if there is nothing to suspect. */
export function spamReasons({ honeypot, name, text, maxLinks, isRepeated }: Signs): string[] {
  const reasons: string[] = [];
  if (isFilledIn(honeypot)) reasons.push('The hidden anti-spam field was filled in.');
  // A name may have a dot in it: J.Link, or Jane of Booking.com.
  if (countLinks(name) > 0) reasons.push('The name contains a link.');
  if (countLinks(text) > maxLinks) reasons.push('The text contains a lot of links.');
  if (/\[url=|<a\s[^>]{0,100}href/i.test(text)) reasons.push('The text contains HTML or BBCode.');
  if (isRepeated) reasons.push('The same text has been sent many times.');
  return reasons;
}

/** Whether a bot filled in the honeypot. API clients may send an empty field as null or a space. */
export function isFilledIn(honeypot: unknown): boolean {
  return String(honeypot ?? '').trim() !== '';
}

/**
 * The key by which equal messages are counted; null for messages that are not. Short texts repeat often, and some long
 * ones do. A long text with a link from many networks is an advertisement.
 */
export function repetitionKey(text: string, network: string): string | null {
  const normalizedText = text.toLowerCase().replace(/\s+/g, ' ').trim();
  if (normalizedText.length < MIN_REPEATED) return null;
  const hasLink = countLinks(normalizedText) > 0 || /[\w-]\.[a-z]{2,24}\/\w/.test(normalizedText);
  return hasLink ? normalizedText : `${network} ${normalizedText}`;
}

/** Shortest text, in characters, that counts as repeated. */
const MIN_REPEATED = 80;

function countLinks(text: string): number {
  return text.match(/https?:\/\/(www\.)?|\bwww\.\w/gi)?.length ?? 0;
}
