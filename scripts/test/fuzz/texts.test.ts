/** The Big List of Naughty Strings and more, in every text field of every type and form. */
import { contentTypes } from 'content-types';
import { removeUnprintable } from 'content-types/fields/text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWERS, MESSAGE } from '../../../api/test/support/applications.ts';
import { addImage } from '../../../api/test/support/samples.ts';
import { dataWith, TEXTS } from './hostile.ts';
import { RUNS, startTarget, type Target } from './kit.ts';

const SHARE = Math.ceil(RUNS * 0.3);

let target: Target;
beforeAll(async () => {
  target = await startTarget();
  addImage(target.db);
});
afterAll(() => target.close());

const json = { 'content-type': 'application/json' };
/** Cycles through the texts in the same order in every run, so that every text reaches every field eventually. */
const textAt = (n: number) => TEXTS[n % TEXTS.length] ?? '';

test(`${SHARE} saves with hostile texts are stored printably or rejected`, {
  timeout: 600_000 + RUNS * 100,
}, async () => {
  const types = Object.values(contentTypes);
  const versions = new Map<string, number>();
  let storedCount = 0;
  for (let n = 0; n < SHARE; n += 1) {
    const type = types[n % types.length];
    if (!type) continue;
    let textIndex = n * 7;
    const data = dataWith(type, () => textAt(textIndex++));
    const isSingleton = type.shape === 'singleton';
    const version = isSingleton ? { version: versions.get(type.name) ?? 0 } : {};
    const response = await target.send({
      method: isSingleton ? 'PUT' : 'POST',
      path: `/api/content/${type.path}`,
      headers: { ...target.admin, ...json },
      body: JSON.stringify({ data, publish: n % 3 !== 0, ...version }),
    });
    expect([200, 201, 409, 422], response.body).toContain(response.status);
    if (response.status === 422 || response.status === 409) continue;
    storedCount += 1;
    const { entry } = JSON.parse(response.body);
    if (isSingleton) versions.set(type.name, entry.version);
    for (const text of textsIn(entry.data)) expect(removeUnprintable(text)).toBe(text);
    const search = encodeURIComponent(textAt(n)).slice(0, 400);
    const searchResponse = await target.send({
      method: 'GET',
      path: `/api/content/${type.path}?drafts=true&limit=5&search=${search}&sort=${encodeURIComponent(textAt(n + 1)).slice(0, 90)}`,
      headers: target.admin,
    });
    expect([200, 400, 422]).toContain(searchResponse.status);
  }
  expect(storedCount).toBeGreaterThan(SHARE / 2);
});

test(`${SHARE / 3} hostile submissions cause no server error or injected script`, {
  timeout: 600_000 + RUNS * 100,
}, async () => {
  let acceptedCount = 0;
  for (let n = 0; n < SHARE / 3; n += 1) {
    const fields: Record<string, string> = n % 2 ? { ...MESSAGE } : { ...ANSWERS, jobId: target.jobId };
    const names = Object.keys(fields);
    const name = names[(n >> 1) % names.length] ?? 'name';
    fields[name] = textAt(n * 3);
    if (name !== 'message') fields.message = `${n} ${textAt(n)}`;
    const path = n % 2 ? '/api/messages' : '/api/applications';
    const asForm = n % 4 === 1;
    const body = asForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
    const headers = { 'content-type': asForm ? 'application/x-www-form-urlencoded' : 'application/json' };
    const accept = n % 3 ? 'application/json' : 'text/html';
    const response = await target.send({ method: 'POST', path, headers: { ...headers, accept }, body });
    expect([201, 413, 415, 422, 429], response.body).toContain(response.status);
    if (response.status === 201) acceptedCount += 1;
    if (accept === 'text/html') expect(response.body).not.toMatch(/<script>ran|onerror=ran\(\)>|<svg onload/);
  }
  expect(acceptedCount).toBeGreaterThan(SHARE / 40);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
