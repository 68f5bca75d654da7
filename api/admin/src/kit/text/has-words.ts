/** Whether a text contains each typed word, in any case and order. */
export function hasWords(text: string, typed: string): boolean {
  const searchWords = typed.trim().toLowerCase().split(/\s+/);
  return searchWords.every((word) => text.toLowerCase().includes(word));
}
