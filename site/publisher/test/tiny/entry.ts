import { createApp } from 'astro/app/entrypoint';

export { startWorker } from '../../render/worker.ts';
export { definition } from '../tiny-site.ts';

export const app = createApp({ streaming: false });
