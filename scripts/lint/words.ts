/** Part of `pnpm check`: British spelling and plain wording of everything that people read. */
import { globSync, readFileSync } from 'node:fs';
import { findFaults } from '../words/find-faults.ts';
import { unusedWords } from '../words/spelling.ts';

const FILES = [
  '*.{md,jsonc,yaml}',
  '.env.example',
  '.github/**/*.{md,yml}',
  '{docs,deploy}/*',
  '{api,content-types,scripts,site}/**/*.{ts,tsx,astro,css,md}',
];
const IGNORED = [
  ...['**/{node_modules,dist,.astro,migrations}/**', 'pnpm-lock.yaml', '**/api-schema.d.ts'],
  // The specification's own words, and the lists of this check.
  ...['scripts/conformance/checklist.ts', 'scripts/words/{spelling,phrases}.ts'],
  // Pieces of code.
  'scripts/test/mutations.ts',
  // Names of towns, and searches as visitors type them, with typos.
  ...[
    'content-types/src/places/outcodes.ts',
    'content-types/test/relevance/relevance-set.ts',
    'content-types/src/job-search/synonyms/groups.ts',
    'content-types/src/job-search/synonyms/kinds.ts',
  ],
];

let faults = 0;
for (const path of globSync(FILES, { exclude: IGNORED }).sort()) {
  for (const { line, message } of findFaults(path, readFileSync(path, 'utf8'))) {
    console.log(`${path}:${line} ${message}`);
    faults += 1;
  }
}
for (const word of unusedWords()) {
  console.log(`scripts/words/spelling.ts: no text has the word "${word}". Remove it.`);
  faults += 1;
}
process.exitCode = faults > 0 ? 1 : 0;
