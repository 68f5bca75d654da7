import { readFileSync } from 'node:fs';

/** The ids of this server's reader processes, which parse untrusted files. */
export function findReaders(pid: number): number[] {
  const children = readProc(`${pid}/task/${pid}/children`).match(/\d+/g) ?? [];
  return children.filter((child) => readProc(`${child}/cmdline`).includes('/api/src/')).map(Number);
}

/** The processor time that a process has had, in seconds; 0 if it has ended. */
export function processorTime(pid: number): number {
  const stat = readProc(`${pid}/stat`);
  // Fields 14 and 15 of proc(5), in ticks of 10 ms. Field 2, the program's name, ends with the last bracket.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** Kills the reader processes, as the out-of-memory killer does, or sends another signal. Returns their number. */
export function killReaders(pid: number, signal: NodeJS.Signals = 'SIGKILL'): number {
  const readers = findReaders(pid);
  for (const reader of readers) process.kill(reader, signal);
  return readers.length;
}

/** Returns the content of a file in `/proc`, or an empty string if the process has ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
