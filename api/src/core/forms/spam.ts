/**
 * Detects signs of spam. A submission with any is held for review, never rejected. The time taken to fill in a form is
 * not a sign, because browsers and password managers fill in forms instantly.
 */

interface Signs {
  /** The value of the hidden field. Browsers do not autofill it, because they do not recognise its name. */
  honeypot: unknown;
  name: string;
  text: string;
  /** The maximum number of links in an ordinary text. */
  maxLinks: number;
  /** Whether the same text has been sent too often: see `toRepetitionKey`. */
  isRepeated?: boolean;
}

/** Returns the reasons as sentences for the recruiter who decides; empty if nothing is suspicious. */
export function findSpamReasons({ honeypot, name, text, maxLinks, isRepeated }: Signs): string[] {
  const reasons: string[] = [];
  if (isFilledIn(honeypot)) reasons.push('The hidden anti-spam field was filled in.');
  // A dot in a name does not make it a link: J.Link, or Jane of Booking.com.
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
 * Returns the key by which equal texts are counted; null for short texts, which often repeat. Texts without a link are
 * counted per network. A long text with a link from many networks is an advertisement.
 */
export function toRepetitionKey(text: string, network: string): string | null {
  const normalizedText = text.toLowerCase().replace(/\s+/g, ' ').trim();
  if (normalizedText.length < MIN_REPEATED_LENGTH) return null;
  const hasLink = countLinks(normalizedText) > 0 || /[\w-]\.[a-z]{2,24}\/\w/.test(normalizedText);
  return hasLink ? normalizedText : `${network} ${normalizedText}`;
}

/** Minimum length, in characters, of texts that are counted. */
const MIN_REPEATED_LENGTH = 80;

function countLinks(text: string): number {
  return text.match(/https?:\/\/(www\.)?|\bwww\.\w/gi)?.length ?? 0;
}
