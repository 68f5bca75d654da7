/**
 * Reads `.env` if there is one. Node's own flag would make an older Node stop before needs-node.cjs can explain, and would report a
 * missing file each time.
 */
const { existsSync } = require('node:fs');
if (existsSync('.env')) process.loadEnvFile('.env');
