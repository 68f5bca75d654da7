import { createHash } from 'node:crypto';
import type { InlineHashes } from 'content-types/site-headers';

// What a publisher wrote, not what a stranger sent: elements are spelled in one way.
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
/** Never run, so no policy asks for them. */
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(ld\+)?json/i;

/** CSP sources, such as `'sha256-…'`, of the scripts and styles inside a page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !DATA_BLOCK.test(attributes))
    .map(([, , code = '']) => sha256Source(code));
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => sha256Source(css));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

function sha256Source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
