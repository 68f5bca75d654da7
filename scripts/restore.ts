/** `pnpm restore FILE [--data-dir FOLDER] [--replace]`: brings a backup back, after checking every byte of it. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Restored, restoreBackup } from './backup/restore-backup.ts';
import { readSettings } from './backup/settings.ts';
import { Refusal, runCommand } from './lib/refusal.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { 'data-dir': { type: 'string' }, replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw new Refusal('Name one backup: pnpm restore FILE [--data-dir FOLDER] [--replace]');
  const dataDir = resolve(values['data-dir'] ?? readSettings(process.env).dataDir);
  const restored = await restoreBackup({ path: resolve(file), dataDir, replace: values.replace, at: Date.now() });
  describe(restored, dataDir);
});

function describe({ manifest, aside, erasures, waitingMails }: Restored, dataDir: string): void {
  const { createdAt, files, problems } = manifest;
  console.log(`${dataDir} is as it was at ${createdAt}: ${files.length} files, all of them checked.`);
  if (aside) console.log(`What was there before is in ${aside}. Nothing removes it but you.`);
  for (const { path, problem } of problems) console.log(`The backup itself says: ${path} was ${problem}.`);
  console.log(
    'Everybody has to log in again. Users and tokens are as they were then: look whether one should be gone.',
  );
  if (erasures === null)
    console.log(
      'Whoever was erased since, or wanted no more mails, is in it again, and nothing here knows who that was.',
    );
  else if (erasures > 0) console.log(`${erasures} erasures of what was there before are repeated at the next start.`);
  if (waitingMails > 0)
    console.log(`${waitingMails} mails were waiting to be sent then; the server sends them at its start.`);
  console.log('Start the system: it publishes the site from nothing.');
}
