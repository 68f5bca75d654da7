/** Editors' texts for a landing page of jobs. The page itself exists while there are such jobs, with or without an entry. */
import { collection } from '../define.ts';
import { pagePath } from '../fields/addresses/path.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { search } from './shared.ts';

const EXAMPLE = '/jobs/in/leeds';

export const landingPage = collection({
  name: 'landingPage',
  path: 'landing-pages',
  label: { one: 'Landing page', many: 'Landing pages' },
  group: 'Career',
  page: '[path=/career]',
  purpose:
    'Your introductions to the pages that list open jobs of one kind or in one place, such as /jobs/in/leeds. The pages themselves appear with the jobs.',
  title: 'path',
  uniqueTitle: true,
  rules: ['knownLanding'],
  columns: ['title'],
  fields: {
    path: {
      ...pagePath('Address', {
        required: true,
        help: 'The page’s address: a sector, job type or contract type, a place, or both, such as /jobs/engineering/in/leeds.',
      }),
      placeholder: EXAMPLE,
      example: () => EXAMPLE,
      check: (path: string) =>
        /^\/jobs\/[^/]/.test(path) ? null : `Enter the address of a landing page, such as ${EXAMPLE}.`,
    },
    title: text('Title', {
      max: 120,
      help: 'Leave blank to use the type of job and the location, such as “Engineering jobs in Leeds”.',
    }),
    text: richText('Introduction', { required: true }),
    search: search(),
  },
});
