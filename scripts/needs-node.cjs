/** Prints a sentence instead of a stack trace on an older Node. Loaded before scripts that it cannot read. */
const NEEDED = 24;
const { node } = process.versions;
if (Number.parseInt(node, 10) < NEEDED) {
  const script = process.env.npm_lifecycle_event ?? 'start';
  console.error(`Node ${node} is too old. Run "npx -y pnpm@12 ${script}", which installs Node ${NEEDED}.`);
  process.exit(1);
}
