/** Measures in a browser how long the desk takes to show the next CV after a key press. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from 'api/core/database/open';
import { applications, resumes } from 'api/core/database/schema/applications';
import { makePdf } from '../../api/test/support/resume-files.ts';
import { openAdmin } from '../e2e/support/admin.ts';
import { launchBrowser } from '../e2e/support/browser.ts';
import { startSystem } from '../e2e/support/system.ts';
import { calculatePercentile, formatTable, formatTime } from './figures.ts';
import { reportTargets } from './targets.ts';

const APPLICATIONS = 300;
const ROUNDS = 45;
/** The time that a fast reader spends on a CV. */
const READING_MS = 1_000;
const MAX_P95_MS = 150;

/** Milliseconds from the key until another application's name and the first page of its CV are painted. */
const WAIT_FOR_NEXT = `(name) => new Promise((resolve) => {
  const since = performance.now();
  const isDrawn = () => {
    const canvas = document.querySelector('article canvas');
    const pixels = canvas?.width > 0 ? canvas.getContext('2d').getImageData(0, 0, canvas.width, 200).data : [];
    return pixels.some((value) => value > 0 && value < 128);
  };
  const look = () => {
    const heading = document.querySelector('article h2')?.textContent;
    if (heading && heading !== name && isDrawn()) requestAnimationFrame(() => resolve(performance.now() - since));
    else requestAnimationFrame(look);
  };
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true }));
  look();
})`;

export async function benchDesk(): Promise<void> {
  const system = await startSystem({});
  const browser = await launchBrowser();
  try {
    addApplications(system.dataDir);
    const { page, open } = await openAdmin(browser, system.url);
    await open('applications?status=new');
    await page.getByRole('link', { name: /Candidate 0/ }).click();
    await page.locator('article canvas').first().waitFor();
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      await page.waitForTimeout(READING_MS);
      const name = await page.locator('article h2').first().textContent();
      times.push(Number(await page.evaluate(`(${WAIT_FOR_NEXT})(${JSON.stringify(name)})`)));
    }
    const p95 = calculatePercentile(times, 0.95);
    console.log(`The next CV after a key, with ${APPLICATIONS} applications, ${ROUNDS} times\n`);
    console.log(
      formatTable([
        ['p50', 'p95', 'longest'],
        [formatTime(calculatePercentile(times, 0.5)), formatTime(p95), formatTime(Math.max(...times))],
      ]),
    );
    reportTargets([{ name: 'next CV', value: p95, unit: ' ms', atMost: MAX_P95_MS }]);
  } finally {
    await browser.close();
    await system.remove();
  }
}

function addApplications(dataDir: string): void {
  const db = openDatabase(join(dataDir, 'app.db'));
  for (let n = 0; n < APPLICATIONS; n += 1) {
    const fullName = `Candidate ${n}`;
    const email = `candidate-${n}@example.com`;
    const resume = makePdf({ words: `CV of ${fullName}` });
    const row = {
      id: `bench${n}`,
      reference: `A-${n}`,
      jobId: '',
      jobTitle: 'Any job',
      email,
      status: 'new',
      createdAt: Date.now() - n * 600_000,
      data: { fullName, email, phone: '020 7946 0000', coverLetter: 'I have done this work for years.', jobId: '' },
    };
    db.insert(applications).values(row).run();
    const file = { name: 'cv.pdf', kind: 'pdf' as const, bytes: resume.length, sha256: '', warnings: [] };
    db.insert(resumes)
      .values({ id: `bench-${n}`, applicationId: row.id, ...file })
      .run();
    writeFileSync(join(dataDir, 'resumes', `bench-${n}`), resume);
  }
  db.$client.close();
}
