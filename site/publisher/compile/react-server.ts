/**
 * Renders islands in one go. Astro's own renderer goes through a stream for each and renders each twice, first to see
 * whether it is React's: on a page with one island that is half of the time. Only React components may be islands here,
 * and they take no slots. What the last island of a kind was rendered to is kept: on most pages it is the same.
 */
import { isDeepStrictEqual } from 'node:util';
import type { NamedSSRLoadedRendererValue, SSRResult } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  // The name of an element is Astro's own matter.
  check: async (Component) => typeof Component !== 'string',
  async renderToStaticMarkup(this: { result: SSRResult }, Component, props, slots) {
    if (Object.keys(slots).length > 0) throw new Error('Islands take no slots: pass what they show as props.');
    // The browser is told it too, so that `useId` gives the same ids there.
    const prefix = `r${nextIndex(this.result)}`;
    const known = rendered.get(Component);
    if (known?.answer.attrs.prefix === prefix && isDeepStrictEqual(known.props, props)) return known.answer;
    const html = renderToString(createElement(Component as ComponentType, props), { identifierPrefix: prefix });
    const answer = { html, attrs: { prefix } };
    rendered.set(Component, { props, answer });
    return answer;
  },
};

export default renderer;

interface Answer {
  html: string;
  attrs: { prefix: string };
}

const rendered = new WeakMap<object, { props: object; answer: Answer }>();

/** Islands so far, by page. */
const indexes = new WeakMap<SSRResult, number>();

function nextIndex(result: SSRResult): number {
  const index = indexes.get(result) ?? 0;
  indexes.set(result, index + 1);
  return index;
}
