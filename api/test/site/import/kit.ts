import type { Client } from '../../support/app.ts';

/** A multipart body with one file, as a browser sends it. */
export function filePart(name: string, content: string | Buffer) {
  const boundary = 'x-import-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return [payload, { 'content-type': `multipart/form-data; boundary=${boundary}` }] as const;
}

export const sendFile = (client: Client, name: string, content: string | Buffer) =>
  client.post('/api/imports/file', ...filePart(name, content));

interface Report {
  id: string;
  state: string;
  error: string | null;
  counts: Record<'created' | 'updated' | 'unchanged' | 'skipped', number>;
  rows: { source: string; type: string; title: string; result: string; reason: string; documentId: string | null }[];
}

/** Uploads a file, imports it and waits for the report. */
export async function importFile(
  client: Client,
  name: string,
  content: string | Buffer,
  options = {},
): Promise<Report> {
  const { status, body } = await sendFile(client, name, content);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return runImport(client, body.file, options);
}

export async function runImport(client: Client, file: string, options = {}): Promise<Report> {
  const startResponse = await client.post('/api/imports', { file, isDryRun: false, ...options });
  if (startResponse.status !== 202) throw new Error(`${startResponse.status} ${JSON.stringify(startResponse.body)}`);
  const { id } = startResponse.body;
  for (;;) {
    const { body } = await client.get(`/api/imports/${id}`);
    if (body.state !== 'running') return { ...body, rows: await readRows(client, id) };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function readRows(client: Client, id: string): Promise<Report['rows']> {
  const rows: Report['rows'] = [];
  for (;;) {
    const { body } = await client.get(`/api/imports/${id}/rows?limit=200&offset=${rows.length}`);
    rows.push(...body.items);
    if (rows.length >= body.total) return rows;
  }
}
