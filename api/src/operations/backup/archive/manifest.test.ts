import { expect, test } from 'vitest';
import { belongsInBackup } from './manifest.ts';

const PICTURE = `media/${'0123456789abcdef'.repeat(2)}`;

test.each([
  'app.db',
  'manifest.json',
  'resumes/4x9k2mzq7w1e8r5t3y6u0i2ob',
  `${PICTURE}-480.webp`,
  `${PICTURE}-1600.avif`,
])('includes %s in backups', (name) => {
  expect(belongsInBackup(name)).toBe(true);
});

test.each([
  '',
  '.',
  '..',
  '/etc/passwd',
  '../app.db',
  './app.db',
  'app.db/',
  'app.db-wal',
  'resumes',
  'resumes/',
  'resumes/..',
  'resumes/../app.db',
  'resumes/a/b',
  'resumes/A',
  'resumes/a.pdf',
  'resumes/a\0',
  'resumes/a\n',
  'media/../../root/.ssh/authorized_keys',
  `${PICTURE}-480.svg`,
  `${PICTURE}-480.webp/..`,
  `${PICTURE}-480.webp\n`,
  `${PICTURE}-0480.webp`,
  `/${PICTURE}-480.webp`,
  'media\\..\\app.db',
  'site/index.html',
  'publisher/manifest.jsonl',
])('excludes %j from backups', (name) => {
  expect(belongsInBackup(name)).toBe(false);
});
