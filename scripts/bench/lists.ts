/**
 * `pnpm bench lists [--jobs 10000] [--applications 10000]`: the admin's lists, dashboard and searches, with half as
 * many candidates as applications.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isNull, type SQLiteTable } from 'api/core/database/drizzle';
import { DATABASE_FILE, openDatabase } from 'api/core/database/open';
import { applications, resumes } from 'api/core/database/schema/applications';
import { candidatePending, candidateSubmissions, candidates, resumeTexts } from 'api/core/database/schema/candidates';
import { submissionEvents } from 'api/core/database/schema/inbox';
import { placeholders } from 'api/core/database/statements';
import { DAY_MS } from 'api/core/lib/dates';
import { calculatePercentile, formatTable, formatTime } from './figures.ts';
import { type System, startSystem } from './system.ts';
import { reportTargets } from './targets.ts';

const ROUNDS = 40;
/** The time limit for measuring one request, in milliseconds. A slow request still gets `MIN_ROUNDS` rounds. */
const MAX_MS = 15_000;
const MIN_ROUNDS = 5;
/** The targets for the 95th percentile of the report and of all other requests, in milliseconds. */
const MAX_P95_MS = 50;
const MAX_REPORT_P95_MS = 200;
const REPORT = '/api/reports';

const BATCH_SIZE = 10_000;
/** The maximum age of an application, shorter than any retention period. */
const MAX_DAYS = 330;

const listsOf = (jobs: number) => ({
  jobs: '',
  'jobs, last page': `&offset=${jobs - 100}`,
  'jobs with a common word': '&search=engineer',
  'jobs with two words': '&search=developer%20leeds',
  'jobs with a letter': '&search=a',
  'jobs with a word that matches nothing': '&search=zzqqxx',
  'jobs by title': '&sort=title',
  'jobs by title, descending, last page': `&sort=-title&offset=${jobs - 100}`,
  'jobs by category': '&sort=category',
  'jobs by type': '&sort=-type',
  'jobs by basis': '&sort=basis',
  'jobs by reference': '&sort=reference',
  'jobs by time saved': '&sort=updatedAt',
  'jobs in a category': '&category=Engineer',
  'draft jobs in a category': '&category=Engineer&status=draft',
  'jobs in a category and of a type, by title, with a word':
    '&category=Engineer&type=Full%20Time&sort=title&search=site',
  ...Object.fromEntries(
    ['draft', 'live', 'changed', 'scheduled', 'expired'].map((status) => [`jobs, ${status}`, `&status=${status}`]),
  ),
});

const toOtherLists = (applications: number) => ({
  dashboard: '/api/dashboard',
  'recent changes': '/api/entries?limit=8',
  'global search': '/api/entries?search=engineer&limit=12',
  'global search without results': '/api/entries?search=zzqqxx&limit=12',
  applications: '/api/applications',
  'applications, last page': `/api/applications?offset=${applications - 100}`,
  'applications with a word': '/api/applications?search=candidate&limit=6',
  'applications with a word that matches nothing': '/api/applications?search=zzqqxx&limit=6',
  'applications at a stage': '/api/applications?status=shortlisted',
  'board of applications': '/api/applications/board?limit=20',
  'board for one job': '/api/applications/board?limit=20&job=gen000000001',
  report: REPORT,
  'report of 90 days': `${REPORT}?from=${new Date(Date.now() - 90 * DAY_MS).toISOString().slice(0, 10)}`,
  candidates: '/api/candidates',
  'candidates, last page': `/api/candidates?offset=${applications / 2 - 100}`,
  ...Object.fromEntries(
    Object.entries({
      'a common word': 'developer',
      'a rare word': 'beekeeper',
      'a word that matches nothing': 'zzqqxx',
      'two words': 'developer leeds',
      'a phrase': '"site manager"',
      OR: 'developer OR nurse OR welder',
      'AND, OR, NOT, brackets': '(developer OR engineer) AND leeds NOT manager',
      'phrases and NOT': '"site manager" OR "forklift driver" -leeds',
      'the start of a word': 'eng*',
      'a name': 'Candidate 42',
      'a phone number': '020 7946',
    }).map(([name, text]) => [`CV search: ${name}`, `/api/candidates?search=${encodeURIComponent(text)}`]),
  ),
});

export async function benchLists(args: string[]): Promise<void> {
  const size = { type: 'string', default: '10000' } as const;
  const { values } = parseArgs({ args, options: { jobs: size, applications: size } });
  const [jobs, count] = [Number(values.jobs), Number(values.applications)];
  const system = await startSystem(jobs, {}, (dataDir) => addApplications(dataDir, count, jobs));
  try {
    const rows: string[][] = [['', 'p50', 'p95']];
    const targets: { name: string; value: number; unit: string; atMost: number }[] = [];
    for (const [name, path] of [...Object.entries(listsOf(jobs)).map(asList), ...Object.entries(toOtherLists(count))]) {
      const times = await measure(system, path);
      const p95 = calculatePercentile(times, 0.95);
      rows.push([name, formatTime(calculatePercentile(times, 0.5)), formatTime(p95)]);
      targets.push({ name, value: p95, unit: ' ms', atMost: path.startsWith(REPORT) ? MAX_REPORT_P95_MS : MAX_P95_MS });
    }
    const sizes = [jobs, count, count / 2].map((number) => number.toLocaleString('en-GB'));
    console.log(`The admin with ${sizes[0]} jobs, ${sizes[1]} applications and ${sizes[2]} candidates, by HTTP\n`);
    console.log(formatTable(rows));
    const bytes = statSync(join(system.dataDir, DATABASE_FILE)).size;
    const memory = system.memory().server.toFixed();
    console.log(
      `  database ${(bytes / 1e9).toFixed(2)} GB, start ${formatTime(system.startTime)}, peak memory of the API ${memory} MB`,
    );
    reportTargets(targets);
  } finally {
    await system.stop();
  }
}

function asList([name, query]: [string, string]): [string, string] {
  return [name, `/api/content/jobs?drafts=true&limit=50${query}`];
}

async function measure(system: System, path: string): Promise<number[]> {
  await system.call('GET', path);
  const times: number[] = [];
  const endTime = performance.now() + MAX_MS;
  for (let i = 0; i < ROUNDS && (i < MIN_ROUNDS || performance.now() < endTime); i++) {
    const startedAt = performance.now();
    await system.call('GET', path);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/**
 * Adds applications, each moved three times and with a CV, half of them from people who have applied before. Inserts
 * rows directly, because only their number matters.
 */
function addApplications(dataDir: string, count: number, jobs: number): void {
  const db = openDatabase(join(dataDir, DATABASE_FILE));
  db.$client.pragma('synchronous = OFF');
  db.$client.pragma('cache_size = -1000000');
  const insertByTable = new Map<
    SQLiteTable,
    { run(row: Record<string, unknown>): { lastInsertRowid: number | bigint } }
  >();
  const add = (into: SQLiteTable, row: Record<string, unknown>) => {
    const insert = insertByTable.get(into) ?? db.insert(into).values(placeholders(row)).prepare();
    insertByTable.set(into, insert);
    return insert.run(row).lastInsertRowid;
  };
  const statuses = ['new', 'reviewing', 'shortlisted', 'rejected'] as const;
  const letter = 'I have done this work for years and would like to do it with you. '.repeat(12);
  const addText = db.$client.prepare('INSERT INTO resume_search (rowid, text) VALUES (?, ?)');
  const addOne = (i: number) => {
    const person = i % (count / 2);
    const [name, email, phone] = [`Candidate ${person}`, `candidate-${person}@example.com`, '020 7946 0000'];
    const id = `bench${String(i).padStart(7, '0')}`;
    const createdAt = Math.round(Date.now() - i * Math.min(600_000, (MAX_DAYS * DAY_MS) / count));
    add(applications, {
      id,
      reference: `A-${String(i).padStart(6, '0')}`,
      jobId: `gen${String((i % jobs) + 1).padStart(9, '0')}`,
      jobTitle: `Job ${i % jobs}`,
      email,
      status: statuses[i % statuses.length],
      createdAt,
      data: { fullName: name, email, phone, coverLetter: letter, jobId: '' },
    });
    for (const stage of ['reviewing', 'shortlisted', 'interview'])
      add(submissionEvents, { submissionId: id, kind: 'status', text: stage, stage, userId: null, at: createdAt });
    if (person === i) add(candidates, { id: email, name, email, phone, createdAt, contactedAt: createdAt });
    const submission = {
      submissionId: id,
      candidateId: email,
      kind: 'application',
      name,
      email,
      phone,
      phoneKey: null,
    };
    add(candidateSubmissions, { ...submission, at: createdAt });
    const file = { name: 'cv.pdf', kind: 'pdf', bytes: 1, sha256: '', warnings: [] };
    add(resumes, { id: `cv-${id}`, applicationId: id, ...file });
    addText.run(add(resumeTexts, { resumeId: `cv-${id}`, submissionId: id, state: 'read' }), makeCv(i));
  };
  for (let batchStart = 0; batchStart < count; batchStart += BATCH_SIZE) {
    db.transaction((tx) => {
      for (let i = batchStart; i < Math.min(batchStart + BATCH_SIZE, count); i++) addOne(i);
      // Clears pending background work, which would distort the measurement.
      tx.delete(candidatePending).run();
      tx.update(candidates).set({ placeBy: 'cv' }).where(isNull(candidates.placeBy)).run();
    });
    console.log(`${Math.min(batchStart + BATCH_SIZE, count)} of ${count} applications`);
  }
  db.$client.close();
}

const TRADES = ['developer', 'engineer', 'nurse', 'welder', 'site manager', 'forklift driver', 'accountant', 'chef'];
const TOWNS = ['Leeds', 'London', 'Bristol', 'Glasgow', 'Cardiff', 'Derby', 'Hull', 'York'];

/** Makes a CV of about 400 words. One CV in a thousand is a beekeeper's. */
function makeCv(i: number): string {
  const pick = (list: readonly string[], n: number) =>
    list[(i * 7 + n * 13 + Math.floor(i / list.length)) % list.length];
  const jobs = Array.from({ length: 10 }, (_, n) => {
    const trade = pick(TRADES, n % 3);
    const duties = `Worked as ${trade} with a team of ${(i % 20) + n}, planned the week, trained new colleagues and`;
    return `${2026 - n} ${trade}, ${pick(TOWNS, n % 2)}. ${duties} reported to clients. Reference w${(i * 31 + n) % 9973}.`.repeat(
      2,
    );
  });
  return [i % 1000 === 0 ? 'Beekeeper' : 'Profile', ...jobs].join('\n');
}
