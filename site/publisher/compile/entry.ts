/** The start of the compiled bundle. */
import { createApp } from 'astro/app/entrypoint';

export { renderRoute } from './render-route.ts';

export const app = createApp({ streaming: false });
