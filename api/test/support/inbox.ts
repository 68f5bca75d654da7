/**
 * Helpers that change applications and messages at their current version, and read emails about them, for tests of
 * other features.
 */
import { eq } from '../../src/core/database/drizzle.ts';
import type { Database } from '../../src/core/database/open.ts';
import { outbox } from '../../src/core/database/schema/mail.ts';
import type { Client } from './app.ts';

/** Changes the application or message at this address. */
export async function change(client: Client, url: string, body: object) {
  const { version } = (await client.get(url)).body;
  return client.patch(url, { version, ...body });
}

export async function changeMany(client: Client, path: string, ids: readonly string[], body: object) {
  return client.patch(path, { entries: await seen(client, path, ids), ...body });
}

/** Returns each of these ids with its version, or 0 if it does not exist. */
export function seen(client: Client, path: string, ids: readonly string[]) {
  const readVersion = async (id: string) => ({ id, version: (await client.get(`${path}/${id}`)).body.version ?? 0 });
  return Promise.all(ids.map(readVersion));
}

/** Undoes the last change of this kind. */
export async function undoLast(client: Client, url: string, kind = 'status') {
  const { history } = (await client.get(url)).body;
  const latestEvent = history.findLast((event: { kind: string }) => event.kind === kind);
  const path = url.slice(0, url.lastIndexOf('/'));
  return client.post(`${path}/undo`, { events: [latestEvent?.id] });
}

/** The emails to users about what has been assigned to them. */
export function assignmentEmails(db: Database) {
  const rows = db.select().from(outbox).where(eq(outbox.kind, 'account.assignment')).all();
  return rows.map(({ mail }) => mail);
}
