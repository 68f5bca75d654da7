import type { AstroGlobal } from 'astro';

/** What there is for a page and all its components, or for an endpoint. */
export interface Page {
  url: URL;
  params: Record<string, string | undefined>;
  locals: App.Locals;
  response: AstroGlobal['response'];
}

interface Component {
  props: object;
  makeSlots(): AstroGlobal['slots'];
}

/** `Astro` of a component, or the context of an endpoint. What only a server has throws when it is read. */
export function contextOf(known: Page & Partial<Component>): object {
  return Object.assign(Object.create(accessors), known);
}

const SERVER_ONLY = ['request', 'cookies', 'session', 'clientAddress', 'redirect', 'rewrite', 'callAction'];

/** The same for all pages: why is told in render-route.ts. */
const accessors = Object.defineProperties(
  {},
  {
    slots: {
      get(this: Component) {
        return this.makeSlots();
      },
    },
    ...Object.fromEntries(SERVER_ONLY.map((name) => [name, { get: () => refuse(name) }])),
  },
);

function refuse(name: string): never {
  throw new Error(`There is no ${name} here: a page is made once, for all who will visit it.`);
}
