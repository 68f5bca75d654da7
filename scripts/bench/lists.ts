/** The admin's lists, dashboard and searches, with ten thousand jobs, as many applications and half as many candidates. */
import { join } from 'node:path';
import { openDatabase } from 'api/core/database/open';
import { applications, resumes } from 'api/core/database/schema/applications';
import { candidatePending, candidateSubmissions, candidates, resumeTexts } from 'api/core/database/schema/candidates';
import { submissionEvents } from 'api/core/database/schema/inbox';
import { percentile, table, time } from './figures.ts';
import { type System, startSystem } from './system.ts';
import { reportTargets } from './targets.ts';

const MANY = 10_000;
const ROUNDS = 40;
/** The targets for the 95th percentile of the report and of all other requests, in milliseconds. */
const MAX_P95 = 50;
const MAX_REPORT_P95 = 200;
const REPORT = '/api/reports';

const LISTS = {
  jobs: '',
  'jobs, page 199': '&offset=9900',
  'jobs with a common word': '&search=engineer',
  'jobs with two words': '&search=developer%20leeds',
  'jobs with a letter': '&search=a',
  'jobs with a word that matches nothing': '&search=zzqqxx',
  'jobs by title': '&sort=title',
  'jobs by title, descending, page 199': '&sort=-title&offset=9900',
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
};

const OTHERS = {
  dashboard: '/api/dashboard',
  'recent changes': '/api/entries?limit=8',
  'global search': '/api/entries?search=engineer&limit=12',
  'global search without results': '/api/entries?search=zzqqxx&limit=12',
  applications: '/api/applications',
  'applications, page 199': '/api/applications?offset=9900',
  'applications with a word': '/api/applications?search=candidate&limit=6',
  'applications with a word that matches nothing': '/api/applications?search=zzqqxx&limit=6',
  'applications at a stage': '/api/applications?status=shortlisted',
  'board of applications': '/api/applications/board?limit=20',
  'board for one job': '/api/applications/board?limit=20&job=gen000000001',
  report: REPORT,
  candidates: '/api/candidates',
  'candidates, page 99': '/api/candidates?offset=4900',
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
};

export async function benchLists(): Promise<void> {
  const system = await startSystem(MANY);
  try {
    addApplications(system.dataDir);
    const rows: string[][] = [['', 'p50', 'p95']];
    const targets: { name: string; value: number; unit: string; atMost: number }[] = [];
    for (const [name, path] of [...Object.entries(LISTS).map(asList), ...Object.entries(OTHERS)]) {
      const times = await measure(system, path);
      const p95 = percentile(times, 0.95);
      rows.push([name, time(percentile(times, 0.5)), time(p95)]);
      targets.push({ name, value: p95, unit: ' ms', atMost: path === REPORT ? MAX_REPORT_P95 : MAX_P95 });
    }
    const [many, half] = [MANY, MANY / 2].map((count) => count.toLocaleString('en-GB'));
    console.log(`The admin with ${many} jobs, as many applications and ${half} candidates, by HTTP\n`);
    console.log(table(rows));
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
  for (let i = 0; i < ROUNDS; i++) {
    const began = performance.now();
    await system.call('GET', path);
    times.push(performance.now() - began);
  }
  return times;
}

/**
 * Applications that have each been moved three times, half of them from people who have applied before, all with a CV.
 * Inserts rows directly, because their number matters and their text does not.
 */
function addApplications(dataDir: string): void {
  const db = openDatabase(join(dataDir, 'app.db'));
  const statuses = ['new', 'reviewing', 'shortlisted', 'rejected'] as const;
  const letter = 'I have done this work for years and would like to do it with you. '.repeat(12);
  const addText = db.$client.prepare('INSERT INTO resume_search (rowid, text) VALUES (?, ?)');
  db.transaction((tx) => {
    for (let i = 0; i < MANY; i++) {
      const person = i % (MANY / 2);
      const email = `candidate-${person}@example.com`;
      const row = {
        id: `bench${String(i).padStart(7, '0')}`,
        reference: `A-${String(i).padStart(6, '0')}`,
        jobId: `gen${String(i + 1).padStart(9, '0')}`,
        jobTitle: `Job ${i}`,
        email,
        status: statuses[i % statuses.length] ?? 'new',
        createdAt: Date.now() - i * 600_000,
        data: { fullName: `Candidate ${person}`, email, phone: '020 7946 0000', coverLetter: letter, jobId: '' },
      };
      tx.insert(applications).values(row).run();
      for (const stage of ['reviewing', 'shortlisted', 'interview']) {
        const event = { submissionId: row.id, kind: 'status', text: stage, stage, at: row.createdAt } as const;
        tx.insert(submissionEvents)
          .values({ ...event, userId: null })
          .run();
      }
      const details = { name: `Candidate ${person}`, email, phone: row.data.phone };
      const at = row.createdAt;
      if (person === i)
        tx.insert(candidates)
          .values({ id: email, ...details, createdAt: at, contactedAt: at })
          .run();
      tx.insert(candidateSubmissions)
        .values({ submissionId: row.id, candidateId: email, kind: 'application', ...details, phoneKey: null, at })
        .run();
      const file = { name: 'cv.pdf', kind: 'pdf' as const, bytes: 1, sha256: '', warnings: [] };
      tx.insert(resumes)
        .values({ id: `cv-${row.id}`, applicationId: row.id, ...file })
        .run();
      const read = { resumeId: `cv-${row.id}`, submissionId: row.id, state: 'read' } as const;
      const { lastInsertRowid } = tx.insert(resumeTexts).values(read).run();
      addText.run(lastInsertRowid, makeCv(i));
    }
    tx.delete(candidatePending).run();
  });
  db.$client.close();
}

const TRADES = ['developer', 'engineer', 'nurse', 'welder', 'site manager', 'forklift driver', 'accountant', 'chef'];
const TOWNS = ['Leeds', 'London', 'Bristol', 'Glasgow', 'Cardiff', 'Derby', 'Hull', 'York'];

/** About 400 words. One CV in a thousand is a beekeeper's. */
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
