/**
 * Loaded into the publisher before its own code, to break its guarantee: it writes files in place, in
 * pieces. A test that expects complete pages must fail.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The time between the two halves of a write, in milliseconds. */
const HALF_MS = 2;
const TEMPORARY = /\.\d+-\d+-\d+\.tmp$/;
const { renameSync, writeFileSync } = fs;

fs.writeFileSync = (path, data, options) => {
  if (!TEMPORARY.test(String(path))) return writeFileSync(path, data, options);
  const bytes = Buffer.from(data as Uint8Array);
  const file = fs.openSync(String(path).replace(TEMPORARY, ''), 'w');
  fs.writeSync(file, bytes.subarray(0, bytes.length / 2));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HALF_MS);
  fs.writeSync(file, bytes.subarray(bytes.length / 2));
  fs.closeSync(file);
};
fs.renameSync = (source, target) => {
  if (fs.existsSync(source)) renameSync(source, target);
};
syncBuiltinESMExports();
