/**
 * One page or endpoint of the compiled site, made as Astro's own app makes it, but without what only a server has: a
 * request, cookies, sessions, actions. For these Astro gives each page a dozen accessors of its own, and V8 keeps an
 * accessor, with all that can be reached from it, until it next goes through the whole heap. So pages outlived themselves
 * by a second, and to go through them took a third of the time of a publish from nothing.
 */
import type { AstroGlobal, RouteData, SSRResult } from 'astro';
import { FetchState } from 'astro/fetch';
import { renderPage, renderToString } from 'astro/runtime/server/index.js';
import { contextsOf, type Page } from './page-context.ts';

export interface RouteAnswer {
  status: number;
  /** A stream for an endpoint: some write more than can be held. */
  body: Uint8Array | ReadableStream<Uint8Array>;
}

/** Throws what the page threw. */
export async function renderRoute(route: RouteData, url: URL, locals: App.Locals): Promise<RouteAnswer> {
  const { module, shared, Slots, logger, contextOf } = await compiledRoute(route, url);
  const response = { status: 200, statusText: 'OK', headers: new Headers(shared.response.headers) };
  const localeOf = (url: URL) => stateOf(route, url).computeCurrentLocale();
  const page: Page = { url, params: paramsOf(route, url), locals, response, localeOf };
  if (route.type === 'endpoint') return answerOf(await ask(route, module, contextOf({ ...page, props: {} })));
  const result: SSRResult = {
    ...ofAPage(shared, module.default.moduleId),
    pathname: url.pathname,
    params: page.params,
    response,
    createAstro: (props, slots) =>
      contextOf({ ...page, props, makeSlots: () => new Slots(result, slots, logger) }) as AstroGlobal,
  };
  const made = await make(result, module.default, route);
  if (typeof made !== 'string') return answerOf(made);
  return { status: route.route === '/404' ? 404 : response.status, body: encoder.encode(made) };
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
    logger: FetchState['logger'],
  ) => AstroGlobal['slots'];
  logger: FetchState['logger'];
  contextOf: ReturnType<typeof contextsOf>;
}

const compiledRoutes = new Map<RouteData, Promise<CompiledRoute>>();

function compiledRoute(route: RouteData, url: URL): Promise<CompiledRoute> {
  const known = compiledRoutes.get(route);
  if (known) return known;
  const loading = load(route, url);
  compiledRoutes.set(route, loading);
  // One that cannot be loaded is tried again with the next page.
  loading.catch(() => compiledRoutes.delete(route));
  return loading;
}

async function load(route: RouteData, url: URL): Promise<CompiledRoute> {
  const state = stateOf(route, url);
  const module = await state.loadComponentInstance();
  await state.getProps();
  const shared = await state.createResult(module, state.getActionAPIContext());
  const { slots, generator, routePattern, isPrerendered, site, logger } = shared.createAstro({}, {});
  return {
    ...{ module, shared, Slots: slots.constructor as CompiledRoute['Slots'], logger: state.logger },
    contextOf: contextsOf({ generator, routePattern, isPrerendered, site, logger }),
  };
}

function stateOf(route: RouteData, url: URL): FetchState {
  const state = new FetchState(new Request(url));
  state.routeData = route;
  return state;
}

function paramsOf({ pattern, params }: RouteData, { pathname }: URL): Page['params'] {
  const found = pattern.exec(decodeURI(pathname)) ?? [];
  // `[...path]` stands for what may be nothing.
  return Object.fromEntries(params.map((name, index) => [name.replace(/^\.{3}/, ''), found[index + 1] || undefined]));
}

async function make(result: SSRResult, component: CompiledRoute['module'], route: RouteData) {
  try {
    if (component.isAstroComponentFactory) return await renderToString(result, component, {}, {}, true, route);
    return await renderPage(result, component, {}, {}, false, route);
  } catch (error) {
    // What else of the page fails after this is nobody's to catch.
    result.cancelled = true;
    throw error;
  }
}

async function ask({ component }: RouteData, module: CompiledRoute['module'], context: object): Promise<Response> {
  const name = module.GET ? 'GET' : 'ALL';
  if (typeof module[name] !== 'function') throw new Error(`${component} has no function GET.`);
  const response = await module[name](context);
  if (!(response instanceof Response)) throw new Error(`${component} answers with something that is no Response.`);
  return response;
}

function answerOf({ status, body }: Response): RouteAnswer {
  return { status, body: body ?? new Uint8Array() };
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
