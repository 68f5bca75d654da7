/** Astro's renderer of React islands, called without the page, so that it does not number the islands. */
import react from '@astrojs/react/server.js';

const { check, renderToStaticMarkup, ...renderer } = react;

export default {
  ...renderer,
  check: (...island: Parameters<typeof check>) => check(...island),
  async renderToStaticMarkup(...island: Parameters<typeof renderToStaticMarkup>) {
    const { html } = await renderToStaticMarkup(...island);
    return { html };
  },
};
