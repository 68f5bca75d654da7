/**
 * Signs of spam. A form that shows one is kept apart for a person to review, never rejected. How fast a form was filled in
 * is not a sign: browsers and password managers fill in a form in an instant.
 */

interface Signs {
  /** What was typed into the field that people cannot see. Its name means nothing to a browser's autofill. */
  honeypot: unknown;
  name: string;
  text: string;
  /** How many links in the text are not unusual. */
  maxLinks: number;
  /** Whether the same text has come too often. */
  isRepeated?: boolean;
}

/** The reasons in words, for the recruiter who decides; empty when there is nothing to suspect. */
export function spamReasons({ honeypot, name, text, maxLinks, isRepeated }: Signs): string[] {
  const reasons: string[] = [];
  if (honeypot !== undefined && honeypot !== '') reasons.push('A field that people cannot see was filled in.');
  if (hasLink(name)) reasons.push('There is a link in the name.');
  if (countLinks(text) > maxLinks) reasons.push('There are many links in the text.');
  if (/\[url=|<a\s[^>]{0,100}href/i.test(text)) reasons.push('There is markup in the text.');
  if (isRepeated) reasons.push('The same text has been sent many times.');
  return reasons;
}

function hasLink(name: string): boolean {
  return /https?:|www\.|\w\.(com|net|org|info|biz|io|ru|cn|xyz|top|site|online|shop|click|link|co\.uk)\b/i.test(name);
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}
