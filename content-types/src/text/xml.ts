/** Characters that XML forbids or discourages, and halves of surrogate pairs. */
const ILLEGAL = /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text without the characters that an XML document must not have. */
export function removeIllegalXml(text: string): string {
  return text.replace(ILLEGAL, '');
}
