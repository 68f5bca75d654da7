/** Signs of spam. A form that shows one is stored apart for a person to review, never rejected. */

export interface Signs {
  /** What was typed into the field that people cannot see. */
  honeypot: unknown;
  name: string;
  text: string;
  /** How many links in the text are not unusual. */
  maxLinks: number;
  /** Milliseconds between opening and sending the form; null without a token. */
  age: number | null;
}

/** No person reads a form and fills it in faster. */
const MIN_AGE_MS = 3_000;

/** The reasons in words, for the recruiter who decides; empty when there is nothing to suspect. */
export function spamReasons({ honeypot, name, text, maxLinks, age }: Signs): string[] {
  const reasons: string[] = [];
  if (honeypot !== undefined && honeypot !== '') reasons.push('A field that people cannot see was filled in.');
  if (hasLink(name)) reasons.push('There is a link in the name.');
  if (countLinks(text) > maxLinks) reasons.push('There are many links in the text.');
  if (/\[url=|<a\s[^>]{0,100}href/i.test(text)) reasons.push('There is markup in the text.');
  if (age !== null && age < MIN_AGE_MS) reasons.push('The form was sent faster than a person types.');
  return reasons;
}

function hasLink(name: string): boolean {
  return /https?:|www\.|\w\.(com|net|org|info|biz|io|ru|cn|xyz|top|site|online|shop|click|link|co\.uk)\b/i.test(name);
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}
