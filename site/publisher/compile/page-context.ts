import type { AstroGlobal } from 'astro';

/** What is the same for all pages of a route. */
export interface RouteFacts {
  generator: string;
  routePattern: string;
  isPrerendered: boolean;
  site: URL | undefined;
  logger: AstroGlobal['logger'];
}

/** What there is for a page and all its components, or for an endpoint. */
export interface Page {
  url: URL;
  params: Record<string, string | undefined>;
  locals: App.Locals;
  response: AstroGlobal['response'];
  localeOf(url: URL): string | undefined;
}

interface Component {
  props: object;
  makeSlots(): AstroGlobal['slots'];
}

type MakeContext = (known: Page & Partial<Component>) => object;

/** Makes `Astro` of a component, or the context of an endpoint. What only a server has throws when it is read. */
export function contextsOf(facts: RouteFacts): MakeContext {
  const shared = Object.assign(Object.create(accessors), facts);
  return (known) => Object.assign(Object.create(shared), known);
}

const SERVER_ONLY = [
  ...['request', 'cookies', 'session', 'cache', 'clientAddress', 'preferredLocale', 'preferredLocaleList'],
  ...['redirect', 'rewrite', 'callAction', 'getActionResult', 'csp'],
];

/** The same for all pages: why is told in render-route.ts. */
const accessors = Object.defineProperties(
  {},
  {
    slots: {
      get(this: Component) {
        return this.makeSlots();
      },
    },
    originPathname: {
      get(this: Page) {
        return this.url.pathname;
      },
    },
    currentLocale: {
      get(this: Page) {
        return this.localeOf(this.url);
      },
    },
    ...Object.fromEntries(SERVER_ONLY.map((name) => [name, { get: () => refuse(name) }])),
  },
);

function refuse(name: string): never {
  throw new Error(`There is no ${name} here: a page is made once, for all who will visit it.`);
}
