import { hashFile, listFiles } from './files.ts';

export interface Difference {
  file: string;
  problem: 'missing' | 'different' | 'not expected';
}

/** What is wrong with a folder that should hold the same files, byte for byte, as another. */
export function compareFolders(folder: string, expected: string): Difference[] {
  const wanted = listFiles(expected);
  const names = new Set(wanted);
  const strangers = listFiles(folder).filter((file) => !names.has(file));
  const faults = wanted.flatMap((file): Difference[] => {
    const hash = hashFile(folder, file);
    if (hash === null) return [{ file, problem: 'missing' }];
    return hash === hashFile(expected, file) ? [] : [{ file, problem: 'different' }];
  });
  return [...faults, ...strangers.map((file): Difference => ({ file, problem: 'not expected' }))];
}
