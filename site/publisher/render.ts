/** The compiled site, asked for one page at a time. */
import { pathToFileURL } from 'node:url';
import type { App } from 'astro/app';
import { createReader } from './reader.ts';
import type { CompiledRoute } from './routes.ts';
import type { Tables } from './store.ts';

export interface Rendered {
  status: number;
  bytes: Uint8Array;
  /** The keys of everything the page asked. */
  keys: string[];
}

export interface Renderer {
  routes: CompiledRoute[];
  /** Throws what the page threw. */
  render(path: string, tables: Tables): Promise<Rendered>;
}

/** `bundle`: the file that `astro build` made of entry.ts. */
export async function loadRenderer(bundle: string, site: URL): Promise<Renderer> {
  const { app } = (await import(pathToFileURL(bundle).href)) as { app: App };
  // Astro would log the error and render its error page; a publisher wants the error.
  app.logger.options.level = 'silent';
  app.renderError = async (_request, { error, status }) => {
    throw error ?? new Error(`The page answered with status ${status}.`);
  };
  const routes = app.manifest.routes
    .map(({ routeData }) => routeData)
    .filter(({ origin, type }) => origin !== 'internal' && (type === 'page' || type === 'endpoint'));

  return {
    routes: routes.map(({ route, type }) => ({ pattern: route, kind: type === 'page' ? 'page' : 'endpoint' })),
    async render(path, tables) {
      const keys = new Set<string>();
      const content = createReader(tables, (key) => keys.add(key));
      const routeData = routes.find(({ pattern }) => pattern.test(path));
      if (!routeData) throw new Error(`The site has no page at ${path}.`);
      const response = await app.render(new Request(site.origin + path), { routeData, locals: { content, site } });
      return { status: response.status, bytes: await response.bytes(), keys: [...keys] };
    },
  };
}
