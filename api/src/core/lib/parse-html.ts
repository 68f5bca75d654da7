import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

const MAX_ELEMENTS = 100_000;
const MAX_OPEN = 500;

class TooComplex extends Error {}

/**
 * The nodes of HTML as a browser would build them. A browser opens unclosed tags again in each paragraph, so a few
 * kilobytes can become millions of elements. HTML with that many becomes one text, without what looks like tags.
 */
export function parseHtml(html: string): DefaultTreeAdapterTypes.ChildNode[] {
  let elements = 0;
  let open = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new TooComplex();
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      open += 1;
      if (open > MAX_OPEN) throw new TooComplex();
    },
    onItemPop() {
      open -= 1;
    },
  };
  try {
    return parseFragment<DefaultTreeAdapterMap>(html, { treeAdapter }).childNodes;
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    return [defaultTreeAdapter.createTextNode(html.replace(/<[^<>]*>/g, ' '))];
  }
}
