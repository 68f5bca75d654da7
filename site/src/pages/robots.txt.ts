import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ locals: { content, site } }) => {
  const lines = content.isClosed()
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api',
        'Disallow: /my-application',
        'Disallow: /my-alerts',
        'Disallow: /candidates-for-you',
        // Social cards, which shared links show.
        'Allow: /api/social/',
        '',
        `Sitemap: ${new URL('/sitemap.xml', site)}`,
      ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
