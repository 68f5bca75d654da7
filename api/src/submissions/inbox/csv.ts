/** A table as CSV that a spreadsheet opens as text: what looks like a formula gets an apostrophe in front. */
export function csvOf(headings: readonly string[], rows: readonly string[][]): string {
  const lines = [headings, ...rows].map((cells) => cells.map(cellOf).join(','));
  // The mark at the start tells Excel that this is UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Every cell is quoted. Blanks and quotes in front do not stop a spreadsheet from seeing a formula. */
export function cellOf(value: string): string {
  const isFormula = /^[\s"'\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) || /^[\t\r\n]/.test(value);
  return `"${`${isFormula ? "'" : ''}${value}`.replaceAll('"', '""')}"`;
}
