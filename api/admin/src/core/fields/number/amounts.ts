/** Numbers and money as people type them. Text that is not a number is returned unchanged, for the schema to reject. */

/** Whole pence from `1,234.5`, `£12`, `12.71`, `45k`; null for empty text. */
export function parseMoney(input: string): number | null | string {
  const bare = input.replace(/[£,\s]/g, '').toLowerCase();
  if (bare === '') return null;
  const [, pounds = '', pence = '', thousand] = /^(\d+)?(?:\.(\d{1,2})?)?(k)?$/.exec(bare) ?? [];
  if (pounds === '' && pence === '') return input;
  const amount = Number(pounds || 0) * 100 + Number(pence.padEnd(2, '0'));
  return thousand ? amount * 1000 : amount;
}

/** Formats pence as pounds: `1,234.50` or, for whole pounds, `45,000`. */
export function formatMoney(pence: unknown): string {
  if (typeof pence !== 'number') return typeof pence === 'string' ? pence : '';
  const digits = pence % 100 === 0 ? 0 : 2;
  return (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A number from `1,000` or ` 37.5 `; null for empty text. */
export function parseNumber(input: string): number | null | string {
  const bare = input.replace(/[,\s]/g, '');
  if (bare === '') return null;
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : input;
}

export function formatNumber(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en-GB') : typeof value === 'string' ? value : '';
}
