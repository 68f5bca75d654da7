/** The compiled site, asked for one page at a time. */
import { pathToFileURL } from 'node:url';
import type { App } from 'astro/app';
import type { ContentReader } from '../src/content.ts';
import { type Fragment, fragmentKey } from './fragments.ts';
import { createReader } from './reader.ts';
import type { CompiledRoute } from './routes.ts';
import type { Tables } from './store.ts';

export interface Rendered {
  status: number;
  /** A stream for what is too large to be held. */
  body: Uint8Array | ReadableStream<Uint8Array>;
  /** The keys of everything the page asked; complete when its body is read. */
  keys: ReadonlySet<string>;
}

/** A fragment, and what pages that have it show: its HTML, but as Astro's own object. */
export type RenderedFragment = Fragment & { part: string };

export interface Renderer {
  routes: CompiledRoute[];
  /** Throws what the page threw. Takes from `fragments` those that are there and puts in the others; all of these tables. */
  render(path: string, tables: Tables, fragments?: Map<string, RenderedFragment>): Promise<Rendered>;
}

/** `bundle`: the file that `astro build` made of entry.ts. */
export async function loadRenderer(bundle: string, site: URL): Promise<Renderer> {
  const { app } = (await import(pathToFileURL(bundle).href)) as { app: App };
  // Astro would log the error and render its error page; a publisher wants the error.
  app.logger.options.level = 'silent';
  app.renderError = async (_request, { error, status }) => {
    throw error ?? new Error(`The page answered with status ${status}.`);
  };
  for (const [name, load] of app.manifest.pageMap ?? []) app.manifest.pageMap?.set(name, onceLoaded(load));
  const routes = app.manifest.routes
    .map(({ routeData }) => routeData)
    .filter(({ origin, type }) => origin !== 'internal' && (type === 'page' || type === 'endpoint'));

  return {
    routes: routes.map(({ route, type }) => ({ pattern: route, kind: type === 'page' ? 'page' : 'endpoint' })),
    async render(path, tables, fragments = new Map()) {
      const keys = new Set<string>();
      const content = createReader(tables, (key) => keys.add(key));
      const fragment: App.Locals['fragment'] = async (name, render) => {
        const key = fragmentKey(name);
        keys.add(key);
        const known = fragments.get(key) ?? (await renderFragment(tables, render));
        fragments.set(key, known);
        return known.part;
      };
      const routeData = routes.find(({ pattern }) => pattern.test(path));
      if (!routeData) throw new Error(`The site has no page at ${path}.`);
      const response = await app.render(new Request(site.origin + path), {
        routeData,
        locals: { content, site, fragment },
      });
      const { status, body } = response;
      return { status, body: body instanceof ReadableStream ? body : await response.bytes(), keys };
    },
  };
}

async function renderFragment(
  tables: Tables,
  render: (content: ContentReader) => Promise<string>,
): Promise<RenderedFragment> {
  const keys = new Set<string>();
  const part = await render(createReader(tables, (key) => keys.add(key)));
  return { html: String(part), keys: [...keys], part };
}

/** To import a module again, for each page, takes Node longer than to write the page's file. */
function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}
