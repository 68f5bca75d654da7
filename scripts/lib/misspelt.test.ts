import { expect, test } from 'vitest';
import { findMisspelt } from './misspelt.ts';

test('suggests a correction for misspelt settings only', () => {
  expect(
    findMisspelt(['ADMIN_EMIAL', 'STMP_URL', 'PATH', 'HOME', 'NODE_ENV', 'BACKUP_DIR', 'MAILTO', 'SMTP_HOST']),
  ).toEqual([
    'ADMIN_EMIAL is not a setting. Did you mean ADMIN_EMAIL?',
    'STMP_URL is not a setting. Did you mean SMTP_URL?',
  ]);
  expect(findMisspelt(['SMTP_URL', 'SMTP_URLS'])).toEqual([]);
});
