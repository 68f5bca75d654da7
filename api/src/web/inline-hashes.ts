import { createHash } from 'node:crypto';
import type { InlineHashes } from 'content-types/site-headers';

// Every tag is read whole, with its quoted attributes: what looks like a script inside one is a text, and its hash must
// not be allowed.
const TAG =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
/** Never run, so no policy asks for them. */
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(ld\+)?json/i;

/** CSP sources, such as `'sha256-…'`, of the scripts and styles inside a page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', code = ''] of html.matchAll(TAG)) {
    if (tag?.toLowerCase() === 'style') styles.add(sha256Source(code));
    if (tag?.toLowerCase() !== 'script') continue;
    if (!/\bsrc\s*=/i.test(attributes) && !DATA_BLOCK.test(attributes)) scripts.add(sha256Source(code));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function sha256Source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
