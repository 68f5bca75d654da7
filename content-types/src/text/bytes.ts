export const KB = 1024;
export const MB = 1024 * KB;

/**
 * Formats a size: `12 bytes`, `320 kB`, `1.4 MB`. A kB is 1,024 bytes, so that a limit of 10 × 1,024² bytes is `10 MB`.
 */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  const [amount, unit] = bytes < MB ? [bytes / KB, 'kB'] : [bytes / MB, 'MB'];
  return `${(amount < 9.95 ? oneDecimal : integerFormat).format(amount)} ${unit}`;
}

const integerFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
