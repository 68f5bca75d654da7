/** The least that a form server can do and still keep what it acknowledges: no checks, one fsync, one insert. A process of its own. */
import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';

const [folder = '.', port = '0'] = process.argv.slice(2);
const db = new Sqlite(join(folder, 'peer.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('CREATE TABLE sent (id INTEGER PRIMARY KEY, data TEXT NOT NULL)');
const insert = db.prepare('INSERT INTO sent (data) VALUES (?)');

const app = Fastify();
await app.register(multipart, { limits: { fileSize: 16 * 1024 * 1024 } });
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, body),
);

app.post('/api/applications', async (request, reply) => {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else fields.file = await kept(part.file);
  }
  insert.run(JSON.stringify(fields));
  return reply.code(201).send({ message: 'Kept.' });
});

app.post('/api/messages', async (request, reply) => {
  const fields = Object.fromEntries(new URLSearchParams(String(request.body)));
  insert.run(JSON.stringify(fields));
  return reply.code(201).send({ message: 'Kept.' });
});

await app.listen({ host: '127.0.0.1', port: Number(port) });

let files = 0;

async function kept(stream: NodeJS.ReadableStream): Promise<string> {
  files += 1;
  const name = `file-${files}`;
  const temporary = join(folder, `${name}.tmp`);
  const target = createWriteStream(temporary, { flush: true });
  await pipeline(stream, target);
  await rename(temporary, join(folder, name));
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
  return name;
}
