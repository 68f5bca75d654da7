/**
 * A connector to Bullhorn's REST API: posts its open jobs to the site and sends candidates back. See docs/crm.md. It needs
 * no packages and no storage. It looks up each record before it writes one, so repeats and crashes do no harm. Run one
 * instance only.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The time budget: the site waits 15 seconds for a response, then sends the event again later. */
const BUDGET_MS = 10_000;
const PAGE = 100;

const env = (name: string) => process.env[name] ?? '';
const query = (values: object) => new URLSearchParams({ ...values }).toString();
const statusOf = (error: unknown) => (error as { status?: number }).status ?? 0;

/** The response if it is 2xx or a redirect. Throws an error with `status` and the milliseconds to wait otherwise. */
async function call(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init });
  if (response.status < 400) return response;
  const waitMs = Number.parseInt(response.headers.get('retry-after') ?? '', 10) * 1000;
  const error = new Error(`${response.status} ${(await response.text()).slice(0, 300)}`);
  throw Object.assign(error, { status: response.status, waitMs });
}
const readJson = async <T>(url: string, init?: RequestInit) => (await (await call(url, init)).json()) as T;

let lastTurn: Promise<unknown> = Promise.resolve();
/** Runs one task at a time, so that a wait delays all calls. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = lastTurn.then(() => persist(work));
  lastTurn = result.catch(() => null);
  return result;
}

/** Retries all of `work` with backoff after 429, 5xx or a lost connection, while the waits fit in the budget. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let remainingMs = BUDGET_MS, backoff = 200; ; backoff *= 2) {
    try {
      return await work();
    } catch (error) {
      const status = statusOf(error);
      const waitMs = (error as { waitMs?: number }).waitMs || backoff;
      remainingMs -= waitMs;
      if (remainingMs < 0 || (status !== 0 && status < 500 && status !== 429)) throw error;
      await sleep(waitMs);
    }
  }
}

let session: { BhRestToken: string; restUrl: string } | undefined;
async function logIn(): Promise<typeof session> {
  const [username, client_id] = [env('BULLHORN_USERNAME'), env('BULLHORN_CLIENT_ID')];
  const info = `${env('BULLHORN_LOGIN_INFO')}?${query({ username })}`;
  const { oauthUrl, restUrl } = await readJson<Record<string, string>>(info);
  const login = { client_id, response_type: 'code', action: 'Login', username, password: env('BULLHORN_PASSWORD') };
  const { headers } = await call(`${oauthUrl}/authorize?${query(login)}`);
  const code = new URL(headers.get('location') ?? '', oauthUrl).searchParams.get('code');
  const grant = { client_id, client_secret: env('BULLHORN_CLIENT_SECRET'), grant_type: 'authorization_code', code };
  const token = await readJson<{ access_token: string }>(`${oauthUrl}/token?${query(grant)}`, { method: 'POST' });
  return readJson(`${restUrl}/login?${query({ version: '*', access_token: token.access_token })}`, { method: 'POST' });
}

async function bullhorn<T = { changedEntityId: number }>(method: string, path: string, body?: object): Promise<T> {
  session ??= await logIn();
  const headers = { BhRestToken: session?.BhRestToken ?? '', 'content-type': 'application/json' };
  const init = { method, headers, body: body && JSON.stringify(body) };
  return readJson<T>(`${session?.restUrl}${path}`, init).catch((error) => {
    if (statusOf(error) !== 401) throw error;
    session = undefined;
    throw new Error('The session has ended.');
  });
}

/** Queries the database, because Bullhorn's search index lags behind it. */
async function queryAll<T>(entity: string, fields: string, where: string, start = 0): Promise<T[]> {
  const page = query({ fields, where, orderBy: 'id', count: PAGE, start });
  const { data } = await bullhorn<{ data: T[] }>('GET', `query/${entity}?${page}`);
  return data.length < PAGE ? data : [...data, ...(await queryAll<T>(entity, fields, where, start + PAGE))];
}

type Consent = { kind: string; label: string; wording: string; givenAt: string; withdrawnAt: string | null };
type Person = { name: string; email: string; phone: string; coverLetter: string };
type Resume = { name: string; sha256: string };
type Job = { title: string; reference: string | null };
type Answer = { question: string; answer: string };
type Application = { job?: Job; candidate: Person; answers: Answer[]; consents: Consent[]; resume?: Resume };
type Links = { application: string; resume: string };
async function receive({ type, data }: { type: string; data: { application?: { id: string }; links?: Links } }) {
  const { application, links } = data;
  if (!application || !/^[\w-]+$/.test(application.id)) return;
  const where = `externalID='${application.id}' AND isDeleted=false`;
  const [known] = await queryAll<{ id: number }>('Candidate', 'id', where);
  if (type === 'candidate.erased') return known && erase(known.id);
  if (!links) return;
  // Each delivery attempt has new links. A 404 means that the application is erased or in the bin.
  const details = await readJson<Application>(links.application).catch((error) => {
    if (statusOf(error) !== 404) throw error;
  });
  if (!details) return;
  const id = await save(application.id, details, known?.id);
  if (details.resume) await attach(id, details.resume, links.resume);
}

/** A recruiter may have corrected a known candidate, so only consents and answers change. */
async function save(externalID: string, { job, candidate, answers, consents }: Application, knownId?: number) {
  const consent = ({ label, wording, givenAt, withdrawnAt }: Consent) =>
    `${label}: ${wording} (${givenAt}${withdrawnAt ? `, withdrawn ${withdrawnAt}` : ''})`;
  const changes = {
    customTextBlock1: consents.map(consent).join('\n'),
    customTextBlock2: answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
    massMailOptOut: !consents.some(({ kind, withdrawnAt }) => kind === 'marketing' && !withdrawnAt),
  };
  if (knownId) return (await bullhorn('POST', `entity/Candidate/${knownId}`, changes)).changedEntityId;
  const { name, email, phone, coverLetter: comments } = candidate;
  const [firstName = '', ...rest] = name.split(' ');
  const person = { externalID, name, firstName, lastName: rest.join(' ') || '-', email, phone, comments };
  const origin = { source: 'Website', status: 'New Lead', customText1: job?.reference ?? job?.title ?? '' };
  return (await bullhorn('PUT', 'entity/Candidate', { ...person, ...origin, ...changes })).changedEntityId;
}

async function listFiles(id: number): Promise<{ id: number; externalID: string }[]> {
  const path = `entity/Candidate/${id}/fileAttachments?fields=id,externalID&count=500`;
  return (await bullhorn<{ data: { id: number; externalID: string }[] }>('GET', path)).data;
}

/** Attaches a CV unless one with the same hash is already attached. */
async function attach(id: number, { name, sha256 }: Resume, link: string) {
  if ((await listFiles(id)).some(({ externalID }) => externalID === sha256)) return;
  const bytes = Buffer.from(await (await call(link)).arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error('The CV has changed.');
  const file = { externalID: sha256, fileContent: bytes.toString('base64'), fileType: 'SAMPLE', name, type: 'Resume' };
  await bullhorn('PUT', `file/Candidate/${id}`, file);
}

/** Blanks the data first, because Bullhorn keeps deleted records. */
async function erase(id: number) {
  for (const file of await listFiles(id)) await bullhorn('DELETE', `file/Candidate/${id}/${file.id}`);
  const texts = ['email', 'phone', 'comments', 'customText1', 'customTextBlock1', 'customTextBlock2'];
  const blank = { ...Object.fromEntries(texts.map((name) => [name, ''])), massMailOptOut: true };
  await bullhorn('POST', `entity/Candidate/${id}`, { name: 'Erased', firstName: 'Erased', lastName: '-', ...blank });
  await bullhorn('DELETE', `entity/Candidate/${id}`);
}

const JOB_FIELDS = 'id,title,publicDescription,employmentType,publishedCategory(name),address(city),dateLastModified';
const postedVersions = new Map<string, number>();

/** Posts jobs that are new or changed, and closes those that are no longer open in Bullhorn. */
async function syncJobs() {
  type Place = { publishedCategory: { name: string } | null; address: { city: string } | null };
  type Texts = Record<'title' | 'publicDescription' | 'employmentType', string>;
  type Order = Texts & Place & { id: number; dateLastModified: number };
  const openOrders = await queryAll<Order>('JobOrder', JOB_FIELDS, 'isOpen=true AND isDeleted=false');
  type Site = { items: { closed: boolean; data: { reference: string } }[] };
  const { items } = await readJson<Site>(`${env('SITE_URL')}/api/content/jobs`);
  const liveReferences = new Set(items.filter(({ closed }) => !closed).map(({ data }) => data.reference));
  for (const { id, title, dateLastModified, ...job } of openOrders) {
    const reference = `BH-${id}`;
    if (postedVersions.get(reference) === dateLastModified) continue;
    const fields = { job_title: title, job_description: job.publicDescription, job_type: job.employmentType };
    const place = { job_industry: job.publishedCategory?.name ?? '', job_location: job.address?.city ?? '' };
    await postJob(liveReferences.has(reference) ? 'update' : 'add', reference, { ...fields, ...place });
    postedVersions.set(reference, dateLastModified);
  }
  const references = new Set(openOrders.map(({ id }) => `BH-${id}`));
  for (const reference of liveReferences)
    if (reference.startsWith('BH-') && !references.has(reference)) await postJob('delete', reference);
}

async function postJob(command: string, job_reference: string, fields = {}) {
  const [username, password] = [env('POSTER_USERNAME'), env('POSTER_PASSWORD')];
  const body = new URLSearchParams({ command, username, password, job_reference, ...fields });
  await call(`${env('SITE_URL')}/api/posted-jobs`, { method: 'POST', body }).catch((error) => {
    // The advert is unlawful, incomplete or unpublished by an editor, so it waits for its next change.
    if (![404, 409, 422].includes(statusOf(error))) throw error;
    console.warn(job_reference, error.message);
  });
}

function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const [id, at] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
  const key = Buffer.from(env('WEBHOOK_SECRET').replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  const isValid = (text: string) => {
    const signature = Buffer.from(text.replace('v1,', ''), 'base64');
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  };
  return Math.abs(Date.now() / 1000 - at) < 300 && String(headers['webhook-signature']).split(' ').some(isValid);
}

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) if (body.length < 1e6) body += chunk;
  if (!isSigned(request, body)) return response.writeHead(401).end();
  const handling = inTurn(() => receive(JSON.parse(body))).then(() => 204);
  response.writeHead(await handling.catch(() => 503)).end();
}).listen(Number(env('PORT')), '127.0.0.1');
for (;;) {
  await inTurn(syncJobs).catch((error) => console.error(error.message));
  await sleep(Number(env('POLL_MS')) || 300_000);
}
