import { readFileSync } from 'node:fs';

/**
 * Kills the processes that read strangers' files for this server, as a system does that needs memory, or sends another signal. Returns
 * how many there were.
 */
export function killReaders(pid: number, signal: NodeJS.Signals = 'SIGKILL'): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  const readers = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('/api/src/'));
  for (const reader of readers) process.kill(Number(reader), signal);
  return readers.length;
}
