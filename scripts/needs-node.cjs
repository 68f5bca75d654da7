/** Loaded before scripts that an older Node cannot read, to print a sentence instead of a stack trace. */
const NEEDED = 24;
const { node } = process.versions;
if (Number.parseInt(node, 10) < NEEDED) {
  const script = process.env.npm_lifecycle_event ?? 'start';
  console.error(`Node ${node} is too old. Run "npx -y pnpm@12 ${script}", which installs Node ${NEEDED}.`);
  process.exit(1);
}
