import { contentTypes } from 'content-types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminEntry, Status } from '../../client/request.ts';
import { undoBulk, undoSave } from './outcome.ts';

const { job, header } = contentTypes;
const entry = (status: Status, version: number, extraFields = {}) =>
  ({ id: 'a', status, version, publishAt: null, expiresAt: null, ...extraFields }) as AdminEntry;
const savedResult = (status: Status, version: number, extraFields = {}) => ({
  entry: entry(status, version, extraFields),
  change: 1,
});

let requests: [path: string, body: unknown][] = [];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    requests.push([path, JSON.parse(body)]);
    return new Response('{"change": 2}');
  });
});

describe('undoSave', () => {
  it.each<[string, AdminEntry | null]>([
    ['was new', null],
    ['was a draft', entry('draft', 4)],
  ])('unpublishes an entry that %s', async (_, previousEntry) => {
    await undoSave(job, previousEntry, savedResult('live', 5))?.();
    expect(requests).toEqual([['/api/content/jobs/bulk', { action: 'unpublish', entries: [{ id: 'a', version: 5 }] }]]);
  });

  it('restores the previous data of an entry that was live', async () => {
    await undoSave(job, entry('live', 4, { data: { title: 'Before' } }), savedResult('live', 5))?.();
    expect(requests).toEqual([['/api/content/jobs/a', { data: { title: 'Before' }, version: 5 }]]);
  });

  it.each([
    ['a draft is saved', entry('draft', 4), savedResult('draft', 5)],
    ['a newer draft is published', entry('changed', 4), savedResult('live', 5)],
    ['the times changed', entry('live', 4), savedResult('live', 5, { expiresAt: '2026-12-01T00:00:00.000Z' })],
  ])('does not offer Undo when %s', (_, previousEntry, savedResult) => {
    expect(undoSave(job, previousEntry, savedResult)).toBeUndefined();
  });

  it('does not offer Undo after the first save of a singleton', () => {
    expect(undoSave(header, entry('draft', 0), savedResult('live', 1))).toBeUndefined();
  });
});

describe('undoBulk', () => {
  it.each([
    ['publish', 'unpublish', 'draft'],
    ['unpublish', 'publish', 'live'],
    ['delete', 'restore', 'changed'],
    ['restore', 'delete', 'draft'],
  ] as const)('reverses %s by %s', async (action, inverse, status) => {
    await undoBulk(job, action, [entry(status, 7)])?.();
    expect(requests).toEqual([['/api/content/jobs/bulk', { action: inverse, entries: [{ id: 'a', version: 8 }] }]]);
  });

  it.each([
    ['publish', 'changed'],
    ['unpublish', 'changed'],
    ['unpublish', 'scheduled'],
  ] as const)('does not offer Undo after %s of an entry that is %s', (action, status) => {
    expect(undoBulk(job, action, [entry(status, 7)])).toBeUndefined();
  });
});
