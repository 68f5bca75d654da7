/**
 * `pnpm test:faults`: runs long durability tests, all drills and not-in-ci.ts. By default, kills
 * the API 1,000 times, the publisher 500 and the loaded system 300. Simulates 25 power cuts and 300 lost machines, and
 * makes 10,000 edits behind a CDN.
 */
import { runTests } from '../lib/run-tests.ts';
import { NOT_IN_CI } from './not-in-ci.ts';

const FILES = ['.faults.test', '.drill.test', ...NOT_IN_CI];

const { KILLS = '1000', PUBLISHER_KILLS = '500', LIVE_KILLS = '300', CDN_EDITS = '10000' } = process.env;
const { POWER_CUTS = '25', DRILLS = '300' } = process.env;
Object.assign(process.env, { FAULTS: 'long', KILLS, PUBLISHER_KILLS, LIVE_KILLS, CDN_EDITS, POWER_CUTS, DRILLS });
await runTests([...FILES, ...process.argv.slice(2)]);
