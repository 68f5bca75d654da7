import { expect, test } from 'vitest';
import { readSingleSignOnSettings } from './single-sign-on.ts';

test.each([
  ['accounts', 'OIDC_ISSUER must be the address of the provider'],
  ['http://accounts.example', 'OIDC_ISSUER must use https'],
])('rejects the issuer %s with an error that names the variable', (OIDC_ISSUER, message) => {
  const env = { OIDC_ISSUER, OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
  expect(() => readSingleSignOnSettings(env)).toThrow(message);
});
