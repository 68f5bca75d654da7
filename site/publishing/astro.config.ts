/** The site as the publisher compiles it. */
import { publisher } from 'publisher/compile/integration';
import site from '../astro.config.ts';
import { islands } from './islands.ts';
import { siteRoutes } from './site-content.ts';

export default {
  ...site,
  output: 'server',
  adapter: publisher(new URL('./entry.ts', import.meta.url)),
  integrations: [islands(), siteRoutes()],
};
