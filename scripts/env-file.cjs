/** Reads `.env` when there is one. Not with Node's flag, at which an older Node would stop before needs-node.cjs explains. */
const { existsSync } = require('node:fs');
if (existsSync('.env')) process.loadEnvFile('.env');
