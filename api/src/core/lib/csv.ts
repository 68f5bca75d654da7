/**
 * CSV exports. Every cell is text: an apostrophe precedes anything that looks like a formula, to prevent CSV injection.
 */
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { toContentDisposition } from '../http/http.ts';

type Rows = readonly (readonly string[])[];

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Sends `{name}.csv` in chunks, between which other requests are served. The audit log records the export before it is
 * sent.
 */
export function sendCsv(reply: FastifyReply, name: string, headings: readonly string[], chunks: Iterable<Rows>) {
  reply.type('text/csv; charset=utf-8').header('content-disposition', toContentDisposition(`${name}.csv`));
  return reply.send(Readable.from(toLines(headings, chunks)));
}

async function* toLines(headings: readonly string[], chunks: Iterable<Rows>) {
  yield BYTE_ORDER_MARK + formatRow(headings);
  for (const rows of chunks) {
    yield rows.map(formatRow).join('');
    await nextTurn();
  }
}

function formatRow(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

/**
 * Quotes a cell and neutralises formulas, including those after leading spaces or quotes, which spreadsheets ignore.
 */
export function formatCell(value: string): string {
  const isFormula = /^[\s"'\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) || /^[\t\r\n]/.test(value);
  return `"${`${isFormula ? "'" : ''}${value}`.replaceAll('"', '""')}"`;
}
