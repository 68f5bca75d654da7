/** Returns a percentile of the values: a `share` of 0.5 is the median. */
export function calculatePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Formats a time: `9.4 ms`, `340 ms`, `2.51 s`. */
export function formatTime(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
  return `${ms.toFixed(ms < 100 ? 1 : 0)} ms`;
}

/** The factor by which another tool takes longer: `1,900 ×`. */
export function formatRatio(peer: number, ownValue: number): string {
  const times = peer / ownValue;
  return `${times >= 10 ? Math.round(times).toLocaleString('en-GB') : times.toFixed(1)} ×`;
}

export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map(
      (row) =>
        `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')}`,
    )
    .join('\n');
}
