import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { authorOf, RECRUITERS } from '../auth/access.ts';
import { audit } from '../auth/audit.ts';
import { untilWritable } from '../database/busy.ts';
import type { Database } from '../database/open.ts';
import type { App } from '../lib/app.ts';
import { attachment } from '../lib/content-disposition.ts';
import { BYTE_ORDER_MARK, lineOf } from '../lib/csv.ts';
import type { InboxKind } from './kind.ts';
import { filters } from './schemas.ts';
import { whereOf } from './where.ts';

/** Read at a time, so that whoever applies meanwhile need not wait for a long export. */
const CHUNK = 200;

/** What a list shows, without its pages, as a file for a spreadsheet. Each export is written to the audit log. */
export function exportRoute(app: App, kind: InboxKind) {
  const schema = { tags: [kind.label.many], querystring: filters };
  app.get(`/api/${kind.path}/export`, { config: { roles: RECRUITERS }, schema }, async (request, reply) => {
    const ids = kind.ids(app.db, whereOf(kind, request.query));
    await untilWritable(app.db);
    audit(app.db, authorOf(app, request), `${kind.name}.export`, `${ids.length} entries`);
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(`${kind.path}.csv`));
    return reply.send(Readable.from(linesOf(app.db, kind, ids)));
  });
}

async function* linesOf(db: Database, kind: InboxKind, ids: readonly string[]) {
  yield BYTE_ORDER_MARK + lineOf(kind.headings);
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = inArray(kind.columns.id, ids.slice(at, at + CHUNK));
    const lines = kind.list(db, some, CHUNK, 0).map((item) => lineOf(kind.cellsOf(item)));
    yield lines.join('');
    await nextTurn();
  }
}
