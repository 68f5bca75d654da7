/** The first words in an item, so that a folded list can be read. Empty when it has none. */
export function summarise(item: unknown): string {
  if (typeof item === 'string') return item.trim();
  if (typeof item !== 'object' || item === null) return '';
  for (const value of Object.values(item)) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 80);
  }
  return '';
}
