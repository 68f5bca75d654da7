/** Redirects as pages, for hosts that do not read `_redirects`. */
import { readRedirects } from 'content-types/pages/redirects';
import { escapeHtml } from 'content-types/text/rich-text';

/** Returns a page for each redirect, by its path in the site's folder. `text` is the content of `_redirects`. */
export function redirectPages(text: string, site: URL): Map<string, string> {
  const rules = [...readRedirects(text).values()];
  return new Map(rules.map(({ from, to }) => [toFile(from), renderPage(new URL(to, site).href)]));
}

/**
 * Writes a folder index, because an old address may have any ending, such as `.php`. Only the index of a folder is
 * certain to be sent as HTML.
 */
function toFile(source: string): string {
  const path = source.slice(1);
  return /\.html?$/.test(path) ? path : `${path}/index.html`;
}

function renderPage(target: string): string {
  const address = escapeHtml(target);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body>
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</body>
</html>
`;
}
