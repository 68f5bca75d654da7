/**
 * Splits text into lower-case words without accents. Signs in the names of languages become letters: `C#` is `csharp`.
 */
export function splitWords(text: string): string[] {
  return splitLetters(text.replace(/\b([cf])#/gi, '$1sharp ').replace(/\bc\+\+/gi, 'cplusplus '));
}

/** Splits text into the same words as SQLite's tokenizer `unicode61 remove_diacritics 2`. */
export function splitLetters(text: string): string[] {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}
