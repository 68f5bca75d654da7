import type { APIRoute } from 'astro';
import { OWN_PAGES } from 'content-types/pages/own-pages';

export const GET: APIRoute = ({ locals: { content, site } }) => {
  const { crawlers } = content.get('siteSettings');
  const yesOrNo = (may: boolean) => (may ? 'yes' : 'no');
  const lines = content.isClosed()
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        // Described at contentsignals.org.
        `Content-Signal: search=${yesOrNo(crawlers.search)}, ai-input=${yesOrNo(crawlers.answers)}, ai-train=${yesOrNo(crawlers.training)}`,
        'Disallow: /admin',
        'Disallow: /api',
        ...OWN_PAGES.map((name) => `Disallow: /${name}`),
        // Social cards, which shared links show.
        'Allow: /api/social/',
        // Jobs as Markdown, to which their pages link.
        'Allow: /api/jobs/*.md$',
        '',
        `Sitemap: ${new URL('/sitemap.xml', site)}`,
      ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
