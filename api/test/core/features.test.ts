import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEATURES } from '../../src/app.ts';
import { sqliteTable, text } from '../../src/core/database/drizzle.ts';
import { checkTables, type Feature } from '../../src/core/feature.ts';
import { startApp, type TestServer } from '../support/app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startApp();
  server.db.$client.exec('CREATE TABLE visits (id TEXT PRIMARY KEY, candidateId TEXT)');
});
afterAll(() => server.close());

const visits = sqliteTable('visits', { id: text().primaryKey(), candidateId: text() });
const start = (...more: Feature[]) => checkTables(server.db, [...FEATURES, ...more]);

it('does not start with a table that no feature declares', () => {
  expect(() => start()).toThrow('Declare the table visits');
});

it('does not start with a table about people whose feature neither exports nor erases it', () => {
  expect(() => start({ name: 'visits', tables: [visits] })).toThrow('says whose row it is (candidateId)');
  expect(() => start({ name: 'visits', personalData: { tables: [visits], erase: () => ({}) } })).not.toThrow();
});

it('does not start with a table that two features declare', () => {
  const feature = { name: 'visits', personalData: { tables: [visits], erase: () => ({}) } };
  expect(() => start(feature, { ...feature, name: 'calls' })).toThrow('visits and calls both declare');
});
