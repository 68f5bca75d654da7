/** Loaded into the publisher before its own code. Slows down each move of a file, so that readers see a half-replaced folder. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const MOVE_DELAY_MS = 10;
const { renameSync } = fs;

fs.renameSync = (source, target) => {
  renameSync(source, target);
  if (String(source).includes('/site.next/'))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOVE_DELAY_MS);
};
syncBuiltinESMExports();
