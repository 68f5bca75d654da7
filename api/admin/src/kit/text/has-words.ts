/** Whether a text contains each typed word, in any case and order. */
export function hasWords(text: string, typed: string): boolean {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}
