/**
 * Normalises a name for comparison: removes case, accents, punctuation and different spellings of “saint” and “and”.
 */
export function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();
}
