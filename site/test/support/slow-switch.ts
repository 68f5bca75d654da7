/** Loaded into the publisher before its own code: the instant between two folders lasts long enough for every reader to see it. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const INSTANT_MS = 300;
const { renameSync } = fs;

fs.renameSync = (from, to) => {
  renameSync(from, to);
  if (String(to).endsWith('/site.old')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, INSTANT_MS);
};
syncBuiltinESMExports();
