/** Loaded into the publisher before its own code: moving each file takes so long that readers see the folder in between. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const INSTANT_MS = 10;
const { renameSync } = fs;

fs.renameSync = (from, to) => {
  renameSync(from, to);
  if (String(from).includes('/site.next/')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, INSTANT_MS);
};
syncBuiltinESMExports();
