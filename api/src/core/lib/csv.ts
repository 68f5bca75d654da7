/** Spreadsheet exports, in which every cell is text: what looks like a formula gets an apostrophe in front. */

/** At the start of the file, so that Excel reads it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export function formatRow(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

/** Every cell is quoted. Leading spaces and quotes do not stop a spreadsheet from seeing a formula. */
export function formatCell(value: string): string {
  const isFormula = /^[\s"'\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) || /^[\t\r\n]/.test(value);
  return `"${`${isFormula ? "'" : ''}${value}`.replaceAll('"', '""')}"`;
}
