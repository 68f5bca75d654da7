import site from '../../../astro.config.ts';

/** The site's own settings for pages that have one of everything. */
export default { ...site, srcDir: './test/support/features' };
