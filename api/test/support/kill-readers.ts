import { readFileSync } from 'node:fs';

/** The processes that read strangers' files for this server. */
export function findReaders(pid: number): number[] {
  const children = readProc(`${pid}/task/${pid}/children`).match(/\d+/g) ?? [];
  return children.filter((child) => readProc(`${child}/cmdline`).includes('/api/src/')).map(Number);
}

/** The processor time that a process has had, in seconds; 0 if it has ended. */
export function processorTime(pid: number): number {
  const stat = readProc(`${pid}/stat`);
  // Fields 14 and 15 of proc(5), in ticks of 10 ms; the second holds the name of the program, which ends with a bracket.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** Kills the processes, as a system short of memory does, or sends another signal. Returns how many there were. */
export function killReaders(pid: number, signal: NodeJS.Signals = 'SIGKILL'): number {
  const readers = findReaders(pid);
  for (const reader of readers) process.kill(reader, signal);
  return readers.length;
}

/** Returns a file of `/proc`, or nothing if the process has ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
