import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('reports each invalid variable with an example of a valid value', () => {
  const invalidVariables: [variable: string, value: string, like: string][] = [
    ['PORT', 'many', 'like 3000'],
    ['PORT', '99999', 'like 3000'],
    ['METRICS_PORT', '1.5', 'like 3000'],
    ['PUBLIC_SITE_URL', 'www.example.com', 'like https://www.example.com'],
    ['PUBLIC_SITE_URL', 'https://www.example.com/careers', 'must be an origin without a path'],
    ['PUBLIC_SITE_URL', 'https://a:b:c', 'like https://www.example.com'],
    ['ADMIN_ORIGIN', 'https://a:b:c', 'like https://admin.example.com'],
    ['ADMIN_EMAIL', 'ada', 'like admin@example.com'],
    ['ADMIN_PASSWORD', 'short', 'at least 12 characters'],
    ['SMTP_URL', 'mail.example.com', 'like smtps://user:password@mail.example.com'],
    ['MAIL_FROM', 'Orrin & Vale', '<jobs@example.com>'],
    ['MAIL_TO', 'team', '<jobs@example.com>'],
    ['MAIL_TO', 'team@example.com, nobody', '<jobs@example.com>'],
    ['MAIL_TO', 'team@', '<jobs@example.com>'],
    ['MAIL_TO', ',', '<jobs@example.com>'],
    ['REBUILD_HOOK_URLS', 'https://a.example b', 'like https://example.com/hook'],
    ['TRUST_PROXY', 'true', 'loopback'],
    ['TRUST_PROXY', '1', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/33', 'loopback'],
    ['TRUST_PROXY', '0.0.0.0/0', 'loopback'],
    ['TRUST_PROXY', 'loopback ::/0', 'loopback'],
    ['REQUIRE_SECOND_FACTOR', 'yes', 'nobody, administrators or everyone'],
    ['LOG_LEVEL', 'verbose', 'trace, debug, info, warn or error'],
  ];
  for (const [variable, value, like] of invalidVariables) {
    const readVariable = () => readEnv({ [variable]: value });
    expect(readVariable, `${variable}=${value}`).toThrow(new RegExp(`^${variable} [^\\n]+$`));
    expect(readVariable, `${variable}=${value}`).toThrow(like);
  }
});

test('requires the address of the site in production', () => {
  const production = { NODE_ENV: 'production' };
  expect(() => readEnv(production)).toThrow('PUBLIC_SITE_URL must be set in production');
  expect(() => readEnv({ ...production, PUBLIC_SITE_URL: '' })).toThrow('PUBLIC_SITE_URL must be set in production');
  expect(readEnv({ ...production, PUBLIC_SITE_URL: 'https://a.example' }).isHttps).toBe(true);
  expect(readEnv({}).publicSiteUrl.href).toBe('http://127.0.0.1:3000/');
});

test('reads address lists, network lists and empty variables', () => {
  const env = readEnv({
    TRUST_PROXY: 'loopback, 10.0.0.0/8 ::1/128 10.0.0.0/255.0.0.0',
    MAIL_TO: 'team@example.com, Ada <ada@example.com>',
    MAIL_FROM: 'Orrin & Vale <jobs@example.com>',
    SMTP_URL: '',
    LOG_LEVEL: '',
  });
  expect(env.trustProxy).toEqual(['loopback', '10.0.0.0/8', '::1/128', '10.0.0.0/255.0.0.0']);
  expect(env.mailTo).toBe('team@example.com, Ada <ada@example.com>');
  expect(env.smtpUrl).toBeUndefined();
  expect(env.logLevel).toBe('info');
});

test('allows an @ in the display name of an email address', () => {
  for (const address of ['Orrin @ Vale <jobs@example.com>', '"Jobs @ Orrin" <jobs@example.com>', 'jobs@localhost'])
    expect(readEnv({ MAIL_FROM: address }).mailFrom).toBe(address);
});
