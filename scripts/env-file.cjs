/**
 * Reads `.env` if it exists. Node's own flag would stop an older Node before needs-node.cjs can explain, and report a
 * missing file each time. With `--help`, prints the comment at the script's head unless it has its own help.
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
