/** A server that is killed between an acknowledged application and the delivery of its event. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/core/database/open.ts';
import { webhookDeliveries, webhooks } from '../../src/core/database/schema/webhooks.ts';
import { startReceiver, verify } from '../support/webhook-receiver.ts';
import { apply, emptyLedger, prepare, startServer } from './installation.ts';

test('delivers the events of every acknowledged application after a kill', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'webhook-kill-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const installation = await prepare(dataDir);
  const db = openDatabase(join(dataDir, 'app.db'));
  onTestFinished(() => void db.$client.close());
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const row = { id: 'hook', url: receiver.url, events: ['application.received'], isPersonal: false, secret };
  db.insert(webhooks)
    .values({ ...row, createdAt: Date.now() })
    .run();
  const extraEnv = { WEBHOOK_PRIVATE_HOSTS: receiver.host };
  const ledger = emptyLedger();
  receiver.respond = () => {};
  for (let cycle = 0; cycle < 3; cycle += 1) {
    const server = await startServer(installation, { more: extraEnv });
    expect(await apply(server, installation, ledger)).toBe(201);
    // Kills the server while the receiver has the event but has not responded.
    if (cycle > 0) await expect.poll(() => receiver.calls.length).toBeGreaterThanOrEqual(cycle);
    await server.kill();
  }
  receiver.respond = (response) => void response.end();
  const server = await startServer(installation, { more: extraEnv });
  const areDelivered = () =>
    db
      .select()
      .from(webhookDeliveries)
      .all()
      .every(({ state }) => state === 'delivered');
  await expect.poll(areDelivered).toBe(true);
  await server.stop();
  const references = receiver.calls.map((call) => {
    const { application } = verify(secret, call).data as { application: { reference: string } };
    return application.reference;
  });
  expect([...new Set(references)].sort()).toEqual(ledger.applications.map(({ reference }) => reference).sort());
  // An event that is delivered twice has the same id.
  const ids = new Set(receiver.calls.map(({ headers }) => headers['webhook-id']));
  expect(ids.size).toBe(3);
});
