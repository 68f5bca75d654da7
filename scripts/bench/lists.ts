/** The admin's lists, dashboard and search, with ten thousand jobs and as many applications. */
import { join } from 'node:path';
import { openDatabase } from 'api/database/open';
import { applications } from 'api/database/schema/applications';
import { submissionEvents } from 'api/database/schema/inbox';
import { percentile, table, time } from './figures.ts';
import { type System, startSystem } from './system.ts';
import { reportTargets } from './targets.ts';

const MANY = 10_000;
const ROUNDS = 40;
/** The targets for the 95th percentile of list requests and of the report, in milliseconds. */
const MAX_P95 = 50;
const MAX_REPORT_P95 = 200;
const REPORT = '/api/reports';

const LISTS = {
  jobs: '',
  'jobs, page 199': '&offset=9900',
  'jobs with a common word': '&search=engineer',
  'jobs with two words': '&search=developer%20leeds',
  'jobs with a letter': '&search=a',
  'jobs with a word that none has': '&search=zzqqxx',
  'jobs by title': '&sort=title',
  'jobs by title, descending, page 199': '&sort=-title&offset=9900',
  'jobs by category': '&sort=category',
  'jobs by type': '&sort=-type',
  'jobs by basis': '&sort=basis',
  'jobs by reference': '&sort=reference',
  'jobs by time saved': '&sort=updatedAt',
  'jobs of a category': '&category=Engineer',
  'jobs of a category, draft': '&category=Engineer&status=draft',
  'jobs of a category and type, by title, with a word': '&category=Engineer&type=Full%20Time&sort=title&search=site',
  ...Object.fromEntries(
    ['draft', 'live', 'changed', 'scheduled', 'expired'].map((status) => [`jobs, ${status}`, `&status=${status}`]),
  ),
};

const OTHERS = {
  dashboard: '/api/dashboard',
  'last changes': '/api/entries?limit=8',
  'search of everything': '/api/entries?search=engineer&limit=12',
  'search of everything without results': '/api/entries?search=zzqqxx&limit=12',
  applications: '/api/applications',
  'applications, page 199': '/api/applications?offset=9900',
  'applications with a word': '/api/applications?search=candidate&limit=6',
  'applications with a word that none has': '/api/applications?search=zzqqxx&limit=6',
  'applications of a status': '/api/applications?status=shortlisted',
  'board of applications': '/api/applications/board?limit=20',
  'board of a job': '/api/applications/board?limit=20&job=gen000000001',
  report: REPORT,
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
    console.log(`The admin with ${MANY.toLocaleString('en-GB')} jobs and as many applications, by HTTP\n`);
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

/** Applications that have each been moved three times. Inserts rows directly, because their number matters and their text does not. */
function addApplications(dataDir: string): void {
  const db = openDatabase(join(dataDir, 'app.db'));
  const statuses = ['new', 'reviewing', 'shortlisted', 'rejected'] as const;
  const letter = 'I have done this work for years and would like to do it with you. '.repeat(12);
  db.transaction((tx) => {
    for (let i = 0; i < MANY; i++) {
      const email = `candidate-${i}@example.com`;
      const row = {
        id: `bench${String(i).padStart(7, '0')}`,
        reference: `A-${String(i).padStart(6, '0')}`,
        jobId: `gen${String(i + 1).padStart(9, '0')}`,
        jobTitle: `Job ${i}`,
        email,
        status: statuses[i % statuses.length] ?? 'new',
        createdAt: Date.now() - i * 600_000,
        data: { fullName: `Candidate ${i}`, email, phone: '020 7946 0000', coverLetter: letter, jobId: '' },
      };
      tx.insert(applications).values(row).run();
      for (const stage of ['reviewing', 'shortlisted', 'interview']) {
        const event = { submissionId: row.id, kind: 'status', text: stage, stage, at: row.createdAt } as const;
        tx.insert(submissionEvents)
          .values({ ...event, userId: null })
          .run();
      }
    }
  });
  db.$client.close();
}
