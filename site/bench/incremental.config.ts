/** The site's configuration with Astro's incremental build. */
import site from '../astro.config.ts';

export default { ...site, cacheDir: process.env.CACHE_DIR, experimental: { incrementalBuild: true } };
