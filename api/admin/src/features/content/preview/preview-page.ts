/** A page made fit for a frame that runs nothing, under a policy that allows no styles of its own. */
export interface PreviewPage {
  html: string;
  /** What its style elements say, to be adopted once it is loaded. */
  css: string;
  /** Its links to style sheets: pages that have the same can take each other's place. */
  sheets: string;
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/gi;
/** A frame that runs nothing may not take the focus, and Chromium complains of each that wants it. */
const FOCUS = /(<button\b[^>]*?)\sautofocus\b/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

export function previewPage(html: string): PreviewPage {
  const css = [...html.matchAll(STYLE)].map(([, text = '']) => text).join('\n');
  // Links must not lead the frame away from what is being edited.
  const base = '<base target="_blank">';
  const bare = html
    .replace(SCRIPT, '')
    .replace(STYLE, '')
    .replace(FOCUS, '$1')
    .replace(/<head[^>]*>/i, (head) => head + base);
  return { html: bare, css, sheets: [...html.matchAll(SHEET)].join('') };
}
