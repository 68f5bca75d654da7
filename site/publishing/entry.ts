/**
 * The compiled site: the app that renders its pages, and the thread that renders them with it. One bundle, without code
 * that they do not use.
 */
import { createApp } from 'astro/app/entrypoint';

export { startWorker } from 'publisher/render/worker';
export { definition } from './definition.ts';

export const app = createApp({ streaming: false });
