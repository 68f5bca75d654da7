import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { ADMINISTRATORS, requireRole } from '../../core/auth/access.ts';
import { desc } from '../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import { auditLog } from '../../core/database/schema/auth.ts';
import { type Feature, healthFact } from '../../core/feature.ts';
import { buildHealthReport, formatDuration, healthSchema, listHealth } from '../../core/health.ts';
import { CHEAP } from '../../core/http/public-limits.ts';
import { flag } from '../../core/http/schemas.ts';
import { elapsedSince } from '../../core/lib/clock.ts';
import { DAY_MS, formatLongDateTime, toIso } from '../../core/lib/dates.ts';
import { readCertificate } from './certificate.ts';
import { healthNotices } from './notices.ts';

const query = z.object({
  full: flag.default(false).describe('Whether to return the full report, with 503 for a fault. For administrators.'),
});

async function healthRoute(app: App) {
  const reportSchema = healthSchema(app.features);
  const schema = {
    tags: ['Health'],
    summary: 'Check the server and its database',
    querystring: query,
    response: {
      200: z.union([reportSchema, z.object({ status: z.literal('ok') })]),
      503: reportSchema.describe('The report, with a fault.'),
    },
  };

  app.get('/healthz', { schema, config: { public: CHEAP } }, async (request, reply) => {
    app.db.$client.prepare('SELECT 1').get();
    if (!request.query.full) return { status: 'ok' as const };
    requireRole(app, request, ADMINISTRATORS);
    const fullReport = await buildHealthReport(app);
    return reply
      .header('cache-control', 'no-store')
      .code(fullReport.status === 'ok' ? 200 : 503)
      .send(fullReport);
  });

  const factSchema = z.object({
    name: z.string(),
    label: z.string(),
    ok: z.boolean(),
    text: z.string().describe('The state, in one or two sentences.'),
    isMissing: z.boolean().describe('Whether the part has not been set up.'),
  });
  const listSchema = {
    tags: ['Health'],
    summary: 'List the health of the parts of the system, faults first',
    response: { 200: z.array(factSchema) },
  };
  app.get('/api/health', { config: { roles: ADMINISTRATORS }, schema: listSchema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await listHealth(app)).map(({ hasOwnEmail: _, ...fact }) => fact);
  });
}

/**
 * A certificate with less time left is a problem, because certificates are renewed a month or more before they expire.
 */
const CERTIFICATE_MS = 14 * DAY_MS;
const CLOCK_SECONDS = 5 * 60;

const SILENT_FACT = 'server.silentAt';

/** Stores the time at which the server stopped responding and was killed, so that later starts still know of it. */
async function recordSilence({ db, env }: App) {
  if (env.silentAt !== null) writeFact(db, SILENT_FACT, toIso(env.silentAt));
}

export const health: Feature = {
  name: 'health',
  plugins: [recordSilence, healthRoute, healthNotices],
  health: {
    /** Bad for a day after the server stopped responding and was killed. */
    server: healthFact({
      label: 'Server',
      schema: z.object({ silentAt: z.iso.datetime().nullable(), ok: z.boolean() }),
      read({ db, clock }) {
        const silentAt = readFact(db, SILENT_FACT) ?? null;
        return { silentAt, ok: silentAt === null || elapsedSince(Date.parse(silentAt), clock.now()) > DAY_MS };
      },
      describe({ silentAt, ok }) {
        if (ok || silentAt === null) return 'It’s responding.';
        const at = formatLongDateTime(Date.parse(silentAt));
        return `It stopped responding on ${at}. It was restarted, and no confirmed data was lost. Ask your server administrator to look at its log.`;
      },
    }),
    /** The https certificate that visitors get. */
    certificate: healthFact({
      label: 'Certificate',
      schema: z.object({ until: z.iso.datetime().nullable(), isForOther: z.boolean(), ok: z.boolean() }),
      async read(app) {
        const { until = null, isForOther = false } = (await readCertificate(app)) ?? {};
        const isLong = until === null || until - app.clock.now() > CERTIFICATE_MS;
        return { until: toIso(until), isForOther, ok: isLong && !isForOther };
      },
      describe({ until, isForOther, ok }, { env }) {
        if (env.publicSiteUrl.protocol !== 'https:') return 'None: the site has no https address.';
        if (until === null) return 'Unknown: the server can’t reach the site’s own address.';
        if (isForOther)
          return 'It’s for another address, so browsers warn visitors not to continue. Ask your server administrator.';
        const at = formatLongDateTime(Date.parse(until));
        return ok
          ? `Valid until ${at}.`
          : `It expires on ${at} and should have been renewed. After that, browsers will warn visitors not to continue. Ask your server administrator.`;
      },
    }),
    /**
     * Compares the clock with the newest change. If that is in the future, the clock was ahead then or is behind now.
     */
    clock: healthFact({
      label: 'Clock',
      schema: z.object({ behindSeconds: z.int(), ok: z.boolean() }),
      read({ db, clock }) {
        const newestEntry = db.select({ at: auditLog.at }).from(auditLog).orderBy(desc(auditLog.id)).limit(1).get();
        const behindSeconds = Math.max(0, Math.round(((newestEntry?.at ?? 0) - clock.now()) / 1000));
        return { behindSeconds, ok: behindSeconds < CLOCK_SECONDS };
      },
      describe: ({ behindSeconds, ok }) =>
        ok
          ? 'It’s consistent with the latest changes.'
          : `It’s ${formatDuration(behindSeconds)} behind the newest change. Scheduled work may wait until it catches up. Ask your server administrator to check its clock.`,
    }),
  },
  tags: [['Health', 'admin', 'Health checks for load balancers and monitoring.']],
};
