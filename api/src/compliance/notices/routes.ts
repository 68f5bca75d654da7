import { plainFromRichText } from 'content-types/text/rich-text';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { ADMINISTRATORS, RECRUITERS } from '../../core/auth/access.ts';
import { untilWritable } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { toIso } from '../../core/lib/dates.ts';
import { buildEqualityReport } from './equality.ts';
import { ensureNoticeInForce, findNoticeByNumber, listNotices } from './privacy-notices.ts';

const tags = ['Data protection'];

export async function noticeRoutes(app: App) {
  const { db, clock, log } = app;
  // A notice gets its number when it is published, not when the first form is sent under it.
  const numberNotice = async () => {
    const now = clock.now();
    try {
      await untilWritable(db);
      ensureNoticeInForce(db, now);
    } catch (err) {
      log.warn({ err }, 'failed to number the privacy notice');
    }
  };
  app.changes.onChange(numberNotice);
  app.addHook('onReady', numberNotice);

  const noticeSummary = z.object({ number: z.int(), title: z.string(), at: z.string() });
  const listSchema = { tags, response: { 200: z.array(noticeSummary) } };
  app.get('/api/privacy-notices', { config: { roles: RECRUITERS }, schema: listSchema }, async () => listNotices(db));

  const periods = z.array(z.object({ what: z.string(), howLong: z.string() }));
  const getSchema = {
    tags,
    operationId: 'getNumberedPrivacyNotice',
    params: z.object({ number: z.coerce.number().int() }),
    response: { 200: noticeSummary.extend({ text: z.string(), periods }) },
  };
  app.get('/api/privacy-notices/:number', { config: { roles: RECRUITERS }, schema: getSchema }, async (request) => {
    const notice = findNoticeByNumber(db, request.params.number);
    if (!notice) throw new HttpError(404, 'This privacy notice doesn’t exist.');
    const { body, at, ...rest } = notice;
    return { ...rest, at: toIso(at), text: plainFromRichText(body) };
  });

  const answers = z.array(z.object({ answer: z.string(), count: z.int().nullable() }));
  const year = z.object({ year: z.int(), questions: z.array(z.object({ label: z.string(), answers })) });
  const reportSchema = { tags, summary: 'Get the equality report', response: { 200: z.array(year) } };
  app.get('/api/equality', { config: { roles: ADMINISTRATORS }, schema: reportSchema }, async () =>
    buildEqualityReport(db),
  );
}
