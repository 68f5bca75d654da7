import type { APIRoute } from 'astro';
import { OWN_PAGES } from 'content-types/pages/own-pages';

export const GET: APIRoute = ({ locals: { content, site } }) => {
  const lines = content.isClosed()
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api',
        ...OWN_PAGES.map((name) => `Disallow: /${name}`),
        // Social cards, which shared links show.
        'Allow: /api/social/',
        '',
        `Sitemap: ${new URL('/sitemap.xml', site)}`,
      ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
