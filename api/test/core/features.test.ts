import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { buildApp, FEATURES } from '../../src/app.ts';
import { sqliteTable, text } from '../../src/core/database/drizzle.ts';
import { checkNames, checkTables, type Feature, type HealthFact } from '../../src/core/feature.ts';
import { startApp, type TestServer } from '../support/app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startApp();
  server.db.$client.exec('CREATE TABLE visits (id TEXT PRIMARY KEY, candidateId TEXT)');
});
afterAll(() => server.close());

const visits = sqliteTable('visits', { id: text().primaryKey(), candidateId: text() });
const personalFeature: Feature = {
  name: 'visits',
  tables: [visits],
  personalData: { exportFor: () => ({}), erase: () => ({}) },
};
const start = (...extraFeatures: Feature[]) => checkTables(server.db, [...FEATURES, ...extraFeatures]);

it('does not start with a table that no feature declares', () => {
  expect(() => start()).toThrow('Declare the table visits');
});

it('does not start unless tables about people are exported and erased', () => {
  expect(() => start({ name: 'visits', tables: [visits] })).toThrow('Add personalData to visits for the table visits');
  const noExport = { ...personalFeature, personalData: { erase: () => ({}) } };
  expect(() => start(noExport)).toThrow('Add find or exportFor to the personalData of visits');
  expect(() => start(personalFeature)).not.toThrow();
  expect(() => start({ name: 'visits', tables: [[visits, 'Counts by day.']] })).not.toThrow();
});

it('does not start with a search index that no feature declares', () => {
  server.db.$client.exec('CREATE VIRTUAL TABLE visit_words USING fts5(words)');
  onTestFinished(() => void server.db.$client.exec('DROP TABLE visit_words'));
  expect(() => start(personalFeature)).toThrow('Declare the table visit_words');
  expect(() => start({ ...personalFeature, tables: [visits, 'visit_words'] })).not.toThrow();
});

it('rejects undeclared tables when the app is built', async () => {
  const { env, db } = server.app;
  await expect(buildApp({ env, db })).rejects.toThrow('Declare the table visits');
  await expect(buildApp({ env, db, features: [...FEATURES, { name: 'visits', tables: [visits] }] })).rejects.toThrow(
    'Add personalData to visits',
  );
});

it.each<[string, Partial<Feature>]>([
  ['feature', {}],
  ['health', { health: { disk: FEATURES.flatMap(({ health }) => health?.disk ?? [])[0] as HealthFact } }],
  ['tags', { tags: [['Media', 'content', 'Pictures.']] }],
  ['record', { record: { fields: { interviews: z.string() }, read: () => ({}) } }],
  ['today', { today: FEATURES.find(({ name }) => name === 'reminders')?.today }],
  ['audit.things', { audit: { things: { media: 'Picture' } } }],
])('does not start if two features declare the same %s', (kind, declaration) => {
  const feature = { name: kind === 'feature' ? 'media' : 'pictures', ...declaration };
  expect(() => checkNames([...FEATURES, feature])).toThrow(`(${kind})`);
});

it('does not start with a table that two features declare', () => {
  expect(() => start(personalFeature, { ...personalFeature, name: 'calls' })).toThrow('visits and calls both declare');
});
