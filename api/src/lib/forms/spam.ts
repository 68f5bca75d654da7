/** Signs of spam. Who shows one is kept apart for a person to look at, never turned away. */

export interface Signs {
  /** What was typed into the field that people cannot see. */
  trap: unknown;
  name: string;
  text: string;
  /** How many links in the text are nothing unusual. */
  usualLinks: number;
  /** Milliseconds between the form's token and its being sent; null without a token. */
  took: number | null;
}

/** Nobody reads a form and fills it in faster, in milliseconds. */
const FASTEST_MS = 3_000;

/** In words, for whoever decides; empty when there is nothing to suspect. */
export function spamReasons({ trap, name, text, usualLinks, took }: Signs): string[] {
  const reasons: string[] = [];
  if (trap !== undefined && trap !== '') reasons.push('A field that people cannot see was filled in.');
  if (hasLink(name)) reasons.push('There is a link in the name.');
  if (linksIn(text) > usualLinks) reasons.push('There are many links in the text.');
  if (/\[url=|<a\s[^>]{0,100}href/i.test(text)) reasons.push('There is markup in the text.');
  if (took !== null && took < FASTEST_MS) reasons.push('The form was sent faster than a person types.');
  return reasons;
}

function hasLink(name: string): boolean {
  return /https?:|www\.|\w\.(com|net|org|info|biz|io|ru|cn|xyz|top|site|online|shop|click|link|co\.uk)\b/i.test(name);
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}
