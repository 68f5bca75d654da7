import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { App } from '../../core/app.ts';
import { type CachedResponse, cachedResponse, sendCached } from '../../core/http/http-cache.ts';
import { CHEAP } from '../../core/http/public-limits.ts';
import { rateLimit } from '../../core/http/rate-limit.ts';
import { idParams } from '../../core/http/schemas.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { findMedia } from '../../core/media/library.ts';
import { CARD_TYPES, readCard, readTheme } from './cards.ts';
import { drawCard } from './draw.ts';
import { drawIcon } from './icon.ts';
import { drawPhoto } from './photo.ts';

/** Maximum number of cards in memory, about 25 kB each. */
const MAX_CARDS = 200;

const HEADERS = {
  // The address in the page changes whenever the entry does.
  'cache-control': 'public, max-age=604800',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Serves the images of shared links, drawn on first request: drawing ten thousand would take longer than a full build.
 * The address ends in `.png`, so that a host without an API can replace it with a file.
 */
export async function socialCardRoutes(app: App) {
  const cardCache = new LRUCache<string, Promise<CachedResponse>>({ max: MAX_CARDS });
  const limit = rateLimit({ max: 300, windowMs: 10 * MINUTE_MS });
  const params = idParams;
  const tags = ['Publishing'];

  for (const [path, type] of Object.entries(CARD_TYPES)) {
    const schema = { tags, summary: 'Get the image of a shared link', params };
    app.get(`/api/social/${path}/:id.png`, { config: { public: CHEAP }, schema }, async (request, reply) => {
      const card = readCard(app.db, type, request.params.id);
      return card ? send(request, reply, card, () => drawCard(card)) : reply.callNotFound();
    });
  }

  const iconSchema = { tags, summary: 'Get the icon of the agency' };
  app.get('/api/social/icon.png', { config: { public: CHEAP }, schema: iconSchema }, (request, reply) => {
    const theme = readTheme(app.db);
    return send(request, reply, theme, () => drawIcon(theme, app.env.dataDir));
  });

  const photoSchema = { tags, summary: 'Get the photo of a shared link', params };
  app.get('/api/social/photos/:id.jpg', { config: { public: CHEAP }, schema: photoSchema }, async (request, reply) => {
    const row = findMedia(app.db, request.params.id);
    if (!row) return reply.callNotFound();
    return send(request, reply, row, () => drawPhoto(row, app.env.dataDir), 'image/jpeg');
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: object,
    draw: () => Promise<Buffer>,
    type = 'image/png',
  ) {
    const key = JSON.stringify(subject);
    const cachedCard = cardCache.get(key);
    if (!cachedCard) limit.count(request.ip, app.clock.now());
    const cardImage = cachedCard ?? draw().then((image) => cachedResponse(image));
    if (!cachedCard) cardCache.set(key, cardImage);
    cardImage.catch(() => cardCache.delete(key));
    return sendCached(request, reply.type(type).headers(HEADERS), await cardImage, false);
  }
}
