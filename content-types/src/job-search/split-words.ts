/** Lower-case words without accents, with signs in letters where a language is named by them: `C#` as `csharp`. */
export function splitWords(text: string): string[] {
  return splitLetters(text.replace(/\b([cf])#/gi, '$1sharp ').replace(/\bc\+\+/gi, 'cplusplus '));
}

/** The words that SQLite's tokenizer `unicode61 remove_diacritics 2` finds. */
export function splitLetters(text: string): string[] {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}
