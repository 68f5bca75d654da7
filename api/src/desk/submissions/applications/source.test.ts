import { expect, test } from 'vitest';
import { readSource } from './source.ts';

const OWN_HOST = 'www.agency.example';
const SITE = 'https://www.agency.example';

test.each([
  [
    'a tagged link to the job',
    [`${SITE}/job/1?utm_source=LinkedIn&utm_medium=Social&utm_campaign=Spring`, ''],
    ['linkedin', 'social', 'Spring'],
  ],
  [
    'a tagged link to the page before',
    [`${SITE}/job/1`, `${SITE}/career?utm_source=newsletter`],
    ['newsletter', '', ''],
  ],
  ['a website', [`${SITE}/job/1`, 'https://www.indeed.co.uk/viewjob?jk=secret'], ['indeed.co.uk', '', '']],
  ['our own pages', [`${SITE}/job/1`, `${SITE}/career`], ['', '', '']],
  ['nothing', [undefined, undefined], ['', '', '']],
  ['no addresses', ['not an address', 'javascript:alert(1)//utm_source=x'], ['', '', '']],
  ['an app', [`${SITE}/job/1`, 'android-app://com.linkedin.android/'], ['', '', '']],
  ['lists and objects', [['https://a.example'], {}], ['', '', '']],
  ['no website', ['https://=cmd.example'], ['', '', '']],
  ['too long an address', [`https://a.example/${'x'.repeat(5_000)}`], ['', '', '']],
  [
    'control characters and length',
    [`${SITE}/?utm_source=a%0d%0a%00b${'c'.repeat(500)}`],
    [`a b${'c'.repeat(77)}`, '', ''],
  ],
])('reads the source of an application from %s', (_, pages, [source, medium, campaign]) => {
  expect(readSource(pages, OWN_HOST)).toEqual({ source, medium, campaign });
});
