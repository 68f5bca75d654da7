/**
 * One page or endpoint of the compiled site, made as Astro's own app makes it, but without what only a server has: a
 * request, cookies, sessions, actions. For these Astro gives each page a dozen accessors of its own, and V8 keeps an
 * accessor, with all that can be reached from it, until it next goes through the whole heap. So pages outlived themselves
 * by a second, and to go through them took a third of the time of a publish from nothing.
 */
import type { APIContext, AstroGlobal, RouteData, SSRResult } from 'astro';
import { FetchState } from 'astro/fetch';
import { renderToString } from 'astro/runtime/server/index.js';
import { contextOf, type Page } from './page-context.ts';

export interface RouteAnswer {
  status: number;
  /** A stream for an endpoint: some write more than can be held. */
  body: Uint8Array | ReadableStream<Uint8Array>;
}

/** Throws what the page threw. */
export async function renderRoute(route: RouteData, url: URL, locals: App.Locals): Promise<RouteAnswer> {
  const { module, shared, Slots } = await compiledRoute(route, url);
  const response = { status: 200, statusText: 'OK', headers: shared.response.headers };
  const page: Page = { url, params: paramsOf(route, url), locals, response };
  if (route.type === 'endpoint') {
    const { status, body }: Response = await module.GET(contextOf(page) as APIContext);
    return { status, body: body ?? new Uint8Array() };
  }
  const result: SSRResult = {
    ...ofAPage(shared, module.default.moduleId),
    pathname: url.pathname,
    params: page.params,
    response,
    createAstro: (props, slots) =>
      contextOf({ ...page, props, makeSlots: () => new Slots(result, slots) }) as AstroGlobal,
  };
  const html = await renderToString(result, module.default, {}, {}, true, route);
  if (typeof html !== 'string') throw new Error(`The page answered with status ${html.status}.`);
  return { status: route.route === '/404' ? 404 : response.status, body: encoder.encode(html) };
}

const encoder = new TextEncoder();

interface CompiledRoute {
  // biome-ignore lint/suspicious/noExplicitAny: a page's component or an endpoint's functions, as Astro compiled them
  module: any;
  /** What all its pages have: styles, scripts, renderers. */
  shared: SSRResult;
  /** What `Astro.slots` is made by. */
  Slots: new (
    result: SSRResult,
    slots: object | null,
  ) => AstroGlobal['slots'];
}

const compiledRoutes = new Map<RouteData, Promise<CompiledRoute>>();

function compiledRoute(route: RouteData, url: URL): Promise<CompiledRoute> {
  const known = compiledRoutes.get(route) ?? load(route, url);
  compiledRoutes.set(route, known);
  return known;
}

async function load(route: RouteData, url: URL): Promise<CompiledRoute> {
  const state = new FetchState(new Request(url));
  state.routeData = route;
  const module = await state.loadComponentInstance();
  await state.getProps();
  const shared = await state.createResult(module, state.getActionAPIContext());
  return { module, shared, Slots: shared.createAstro({}, {}).slots.constructor as CompiledRoute['Slots'] };
}

function paramsOf({ pattern, params }: RouteData, { pathname }: URL): Page['params'] {
  const found = pattern.exec(decodeURI(pathname)) ?? [];
  return Object.fromEntries(params.map((name, index) => [name, found[index + 1]]));
}

/** Everything that rendering changes is the page's own. */
function ofAPage(shared: SSRResult, moduleId: string): SSRResult {
  const { containsHead = false, propagation = 'none' } = shared.componentMetadata.get(moduleId) ?? {};
  return {
    ...shared,
    styles: new Set(shared.styles),
    scripts: new Set(shared.scripts),
    links: new Set(shared.links),
    _metadata: {
      ...shared._metadata,
      headInTree: containsHead,
      routeHasPropagation: propagation !== 'none',
      rendererSpecificHydrationScripts: new Set(),
      renderedScripts: new Set(),
      hasDirectives: new Set(),
      propagators: new Set(),
      extraHead: [],
      extraStyleHashes: [],
      extraScriptHashes: [],
      pendingSlotEvaluations: [],
    },
  };
}
