/** Part of `pnpm check`: every package that ships with the product has a licence that allows it. */
import { run } from '../lib/run.ts';

interface Package {
  name: string;
  versions: string[];
}

/** SPDX expressions. Weak copyleft is allowed for packages used unmodified, as separate files. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['Unlicense', 'Python-2.0', '(MIT OR CC0-1.0)', 'MPL-2.0', 'LGPL-3.0-or-later', 'OFL-1.1'],
  // `BSD` is the name that duck, a part of mammoth, uses for the BSD licence with two clauses.
  ...['(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)', '(MIT OR EUPL-1.1+)', 'BSD'],
]);

const { ok, output } = await run('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json']);
// Skips a warning that may precede the JSON.
const byLicence: Record<string, Package[]> = ok ? JSON.parse(output.slice(output.indexOf('{'))) : {};
const forbiddenLicences = Object.entries(byLicence).filter(([licence]) => !ALLOWED.has(licence));
for (const [licence, packages] of forbiddenLicences) {
  for (const { name, versions } of packages) console.log(`${name} ${versions.join(', ')}: ${licence}`);
}
if (!ok) console.log(output);
process.exitCode = ok && forbiddenLicences.length === 0 ? 0 : 1;
