/** The compiled site, rendered one page at a time. */
import type { Entry } from 'content-types/define';
import { escapeHtml } from 'content-types/text/rich-text';
import { withDefaults } from 'content-types/values/defaults';
import { type App, PROBE } from '../compile/compiled.ts';
import { moveIslandStyle } from '../compile/island-style.ts';
import { type Fragment, toFragmentKey } from '../content/fragments.ts';
import { createReader } from '../content/reader.ts';
import type { Reader } from '../content/site.ts';
import { type Store, type Tables, withEntry } from '../content/store.ts';
import type { CompiledRoute } from '../pages/routes.ts';
import type { Preview, PreviewRequest } from './messages.ts';

export interface Rendered {
  status: number;
  /** A stream for endpoints, because some write more than memory should hold. */
  body: Uint8Array | ReadableStream<Uint8Array>;
  /** The keys of all the page's queries. Complete only when the body has been read. */
  keys: ReadonlySet<string>;
}

/** A fragment, and its HTML in the pages that contain it, as Astro's own object. */
export type RenderedFragment = Fragment & { part: string };

export interface Renderer {
  routes: CompiledRoute[];
  /** The current year, as pages show it. */
  year: number;
  /**
   * Renders a page, or throws its error. Reuses the fragments in `fragments`, which must come from the same tables, and
   * adds new ones.
   */
  render(path: string, tables: Tables, fragments?: Map<string, RenderedFragment>): Promise<Rendered>;
}

export function createRenderer(app: App, site: URL): Renderer {
  const routes = app.manifest.routes
    .map(({ routeData }) => routeData)
    .filter(({ origin, type }) => origin !== 'internal' && (type === 'page' || type === 'endpoint'))
    .filter(({ route }) => route !== PROBE);

  const renderer: Renderer = {
    year: new Date().getFullYear(),
    routes: routes.map(({ route, type }) => ({ pattern: route, kind: type === 'page' ? 'page' : 'endpoint' })),
    async render(path, tables, fragments = new Map()) {
      const keys = new Set<string>();
      const content = createReader(tables, (key) => keys.add(key));
      const fragment = async (name: string, render: RenderFragment) => {
        const key = toFragmentKey(name);
        keys.add(key);
        const usedFragment = fragments.get(key) ?? (await renderFragment(tables, render));
        fragments.set(key, usedFragment);
        return usedFragment.part;
      };
      const route = routes.find(({ pattern }) => pattern.test(path));
      if (!route) throw new Error(`The site has no page at ${path}.`);
      let failure: unknown;
      const onError = (error: unknown) => {
        failure = error;
      };
      const request = new Request(new URL(path, site));
      const locals = { content, site, year: renderer.year, fragment, onError };
      // Each site declares its own types for the locals of its pages.
      const response = await app.render(request, { routeData: route, locals: locals as object as App.Locals });
      if (failure !== undefined) throw failure;
      const body =
        route.type === 'endpoint' ? response.body : moveIslandStyle(Buffer.from(await response.arrayBuffer()));
      return { status: response.status, body: body ?? new Uint8Array(), keys };
    },
  };
  return renderer;
}

type RenderFragment = (content: Reader) => Promise<string>;

async function renderFragment(tables: Tables, render: RenderFragment): Promise<RenderedFragment> {
  const keys = new Set<string>();
  const part = await render(createReader(tables, (key) => keys.add(key)));
  return { html: String(part), keys: [...keys], part };
}

/**
 * Renders a page with unsaved data, without storing or writing anything. A failing page gives a preview with the
 * reason.
 */
export async function renderPreview(renderer: Renderer, store: Store, request: PreviewRequest): Promise<Preview> {
  try {
    const tables = withoutClosing(withEntry(store, request.type, toUnsavedEntry(store, request)), request.type);
    const { status, body } = await renderer.render(request.path, tables);
    return { status, html: withAllFonts(withoutIndexing(await new Response(body as BodyInit).text())) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 500, html: `<!doctype html><title>Preview</title><p>${escapeHtml(message)}</p>` };
  }
}

/** Previews show a closed site as if it were open, except when the previewed entry is the one that closes it. */
function withoutClosing(tables: Tables, type: string): Tables {
  const { closing, ...definition } = tables.definition;
  return type === closing?.type ? tables : { ...tables, definition };
}

function toUnsavedEntry(store: Store, { type: name, id, data }: PreviewRequest): Entry {
  const type = store.definition.types[name];
  if (!type) throw new Error(`There is no content type ${name}.`);
  const now = new Date().toISOString();
  const savedEntry = store.table(name).get(id);
  const unsavedEntry = { id, seq: 0, position: 0, closed: false, publishedAt: now, expiresAt: null };
  return { ...unsavedEntry, ...savedEntry, data: withDefaults(type.fields, data), updatedAt: now };
}

/** Points a preview's font links to the API, which has fonts that the site may not have yet. */
function withAllFonts(html: string): string {
  return html.replace(/(<link [^<>]*href=")(\/fonts\/)/g, '$1/api$2');
}

function withoutIndexing(html: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<meta name="robots" content="noindex">`);
}
