/** A name without case, accents, punctuation and the ways to write “saint” and “and”: names are compared in this form. */
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
