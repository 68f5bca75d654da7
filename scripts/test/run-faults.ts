/**
 * `pnpm test:faults`: the durability tests at length: 1,000 kills of the API, 500 of the publisher, 300 of API,
 * publisher or readers while editors save, candidates apply and an import runs, every system call that touches a file,
 * 10,000 edits behind a CDN, 25 power cuts, 300 lost machines, slow senders for three minutes, 10,000 emails for
 * servers of no use, and all drills: every upgrade, every content type’s forms, every example of the documentation, the
 * dev server, and a second agency; everything hostile to every route, and what else CI leaves out.
 */
import { runTests } from '../lib/run-tests.ts';
import { NOT_IN_CI } from './not-in-ci.ts';

const FILES = ['.faults.test', '.drill.test', ...NOT_IN_CI];

const { KILLS = '1000', PUBLISHER_KILLS = '500', LIVE_KILLS = '300', CDN_EDITS = '10000' } = process.env;
const { POWER_CUTS = '25', DRILLS = '300' } = process.env;
Object.assign(process.env, { FAULTS: 'long', KILLS, PUBLISHER_KILLS, LIVE_KILLS, CDN_EDITS, POWER_CUTS, DRILLS });
await runTests([...FILES, ...process.argv.slice(2)]);
