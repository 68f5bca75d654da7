/**
 * The compiled site as one bundle: the app that renders pages, and the thread in which the app runs. Contains no code
 * that they do not use.
 */
import { createApp } from 'astro/app/entrypoint';

export { startWorker } from 'publisher/render/worker';
export { definition } from './definition.ts';

export const app = createApp({ streaming: false });
