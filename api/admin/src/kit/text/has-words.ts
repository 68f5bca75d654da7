/** Whether a text contains each typed word, in any case and order. */
export function hasWords(text: string, searchText: string): boolean {
  const searchWords = searchText.trim().toLowerCase().split(/\s+/);
  return searchWords.every((word) => text.toLowerCase().includes(word));
}
