/** Vitest's global setup of projects whose tests run the built site or admin. */
export { build as default } from '../../lib/build.ts';
