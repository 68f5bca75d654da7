/** Reads `.env` when there is one. Not by a flag of Node: an older one would stop at it before it is told by needs-node.cjs. */
const { existsSync } = require('node:fs');
if (existsSync('.env')) process.loadEnvFile('.env');
