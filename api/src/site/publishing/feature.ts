import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plural } from 'content-types/text/plural';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { count, gt, min } from '../../core/database/drizzle.ts';
import { changes } from '../../core/database/schema/content.ts';
import { previewLinks, publishes } from '../../core/database/schema/publishing.ts';
import { type Feature, healthFact } from '../../core/feature.ts';
import { formatDuration, secondsSince, waiting } from '../../core/health.ts';
import { isSiteMissing } from './published-folder.ts';
import { readAppliedSeq } from './receipt-store.ts';
import { redirectRenamedPages } from './renamed-pages.ts';
import { publishRoutes } from './routes.ts';
import { sharedPreviewRoutes } from './shared-preview.ts';

/** The age at which a waiting change counts as a problem, longer than a full build on a slow disk. */
const PUBLISH_SECONDS = 10 * 60;

const staleReport = z.object({ count: z.int(), pages: z.array(z.object({ path: z.string(), message: z.string() })) });
const NONE_STALE = { count: 0, pages: [] };

export const publishing: Feature = {
  name: 'publishing',
  plugins: [publishRoutes, sharedPreviewRoutes, redirectRenamedPages],
  tables: [
    [previewLinks, 'Drafts of the agency’s content.'],
    [publishes, 'Paths of pages.'],
  ],
  health: {
    publisher: healthFact({
      label: 'Publishing',
      schema: z.object(waiting),
      read(app) {
        const waitingState = countWaitingChanges(app);
        return { ...waitingState, ok: waitingState.oldestSeconds < PUBLISH_SECONDS };
      },
      describe({ waiting, oldestSeconds, ok }) {
        if (ok) return 'Changes go live as they are saved.';
        const changes = plural(waiting, { one: '# change isn’t', other: '# changes aren’t' });
        return `${changes} on the site yet, the oldest for ${formatDuration(oldestSeconds)}. Ask your server administrator to check its log.`;
      },
      gauges: [
        ['publisher_waiting_changes', 'Changes not yet published', (changes) => changes.waiting],
        ['publisher_oldest_seconds', 'Age of the oldest unpublished change', (changes) => changes.oldestSeconds],
      ],
    }),
    site: healthFact({
      label: 'Website',
      schema: z.object({ isMissing: z.boolean(), stale: staleReport, ok: z.boolean() }),
      async read(app) {
        const [isMissing, stale] = [isSiteMissing(app), await readStale(app)];
        return { isMissing, stale, ok: !isMissing && stale.count === 0 };
      },
      describe({ isMissing, stale: { count, pages } }) {
        if (isMissing) return 'The pages of the site are missing from the server.';
        const [page] = pages;
        if (!page) return 'Visitors see the site.';
        const stalePagesText = plural(count, { one: page.path, other: `# pages, such as ${page.path}` });
        return `The CDN may still send the previous version of ${stalePagesText}. ${page.message}`;
      },
      gauges: [['cdn_stale_pages', 'Pages of which the CDN has a stale copy', ({ stale }) => stale.count]],
    }),
  },
  audit: { actions: { revokePreview: 'preview link revoked', sharePreview: 'preview link created' } },
  tags: [['Publishing', 'admin', 'Previews, publishing, rebuild hooks and storage.']],
};

/** The report that the publisher leaves in the data folder while purges fail. */
async function readStale({ env }: App): Promise<z.infer<typeof staleReport>> {
  if (!env.hasCdn) return NONE_STALE;
  try {
    return staleReport.parse(JSON.parse(await readFile(join(env.dataDir, 'publisher', 'cdn.json'), 'utf8')));
  } catch {
    return NONE_STALE;
  }
}

function countWaitingChanges({ db, clock, env }: App) {
  if (!env.publisher) return { waiting: 0, oldestSeconds: 0 };
  const isNew = gt(changes.seq, readAppliedSeq(db));
  const row = db
    .select({ n: count(), oldest: min(changes.at) })
    .from(changes)
    .where(isNew)
    .get();
  return { waiting: row?.n ?? 0, oldestSeconds: secondsSince(row?.oldest, clock.now()) };
}
