/** The compiled site, asked for one page at a time. */
import { pathToFileURL } from 'node:url';
import type { ContentReader } from '../../src/content.ts';
import { PROBE } from '../compile/compiled.ts';
import type * as Bundle from '../compile/entry.ts';
import { type Fragment, fragmentKey } from '../content/fragments.ts';
import { createReader } from '../content/reader.ts';
import type { CompiledRoute } from '../content/routes.ts';
import type { Tables } from '../content/store.ts';

export interface Rendered {
  status: number;
  /** A stream for an endpoint: some write more than memory should hold. */
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
  const { app } = (await import(pathToFileURL(bundle).href)) as typeof Bundle;
  const routes = app.manifest.routes
    .map(({ routeData }) => routeData)
    .filter(({ origin, type }) => origin !== 'internal' && (type === 'page' || type === 'endpoint'))
    .filter(({ route }) => route !== PROBE);

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
      const route = routes.find(({ pattern }) => pattern.test(path));
      if (!route) throw new Error(`The site has no page at ${path}.`);
      let failure: unknown;
      const onError = (error: unknown) => {
        failure = error;
      };
      const request = new Request(new URL(path, site));
      const response = await app.render(request, { routeData: route, locals: { content, site, fragment, onError } });
      if (failure !== undefined) throw failure;
      const body = route.type === 'endpoint' ? response.body : await response.bytes();
      return { status: response.status, body: body ?? new Uint8Array(), keys };
    },
  };
}

export async function readBody(body: Rendered['body']): Promise<string> {
  return body instanceof ReadableStream ? new Response(body).text() : new TextDecoder().decode(body);
}

async function renderFragment(
  tables: Tables,
  render: (content: ContentReader) => Promise<string>,
): Promise<RenderedFragment> {
  const keys = new Set<string>();
  const part = await render(createReader(tables, (key) => keys.add(key)));
  return { html: String(part), keys: [...keys], part };
}
