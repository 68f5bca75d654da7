import type { ClientDirective } from 'astro';

/**
 * `client:after-load` loads an island's script when the page and its images have loaded, so that it does not compete
 * with them.
 */
const afterLoad: ClientDirective = (load) => {
  const hydrate = async () => void (await (await load())());
  if (document.readyState === 'complete') hydrate();
  else addEventListener('load', () => void hydrate(), { once: true });
};

export default afterLoad;
