/** Lower-case words without accents, split as SQLite's tokenizer `unicode61 remove_diacritics 2` does. */
export function splitWords(text: string): string[] {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}
