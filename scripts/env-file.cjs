/**
 * Reads `.env` if there is one. Node's own flag would make an older Node stop before needs-node.cjs can explain, and would report a
 * missing file each time. With `--help`, prints the comment at the head of the script, unless it has a help of its own.
 */
const { existsSync, readFileSync } = require('node:fs');
if (process.argv.includes('--help')) printHelp(readFileSync(process.argv[1], 'utf8'));
if (existsSync('.env')) process.loadEnvFile('.env');

function printHelp(source) {
  const comment = /^\/\*\*(.*?)\*\//s.exec(source)?.[1];
  if (!comment || source.includes('help: {')) return;
  console.log(
    comment
      .replace(/^\s*\* ?/gm, '')
      .replaceAll('`', '')
      .trim(),
  );
  process.exit();
}
