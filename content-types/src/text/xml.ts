/** Matches characters that XML forbids or discourages, and unpaired surrogates. */
const ILLEGAL = /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Removes the characters that an XML document must not contain. */
export function removeIllegalXml(text: string): string {
  return text.replace(ILLEGAL, '');
}
