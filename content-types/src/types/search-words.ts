/** The agency's own names in the job search, in addition to the built-in ones. */
import { collection, type Data } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { text } from '../fields/text.ts';
import type { OwnNames } from '../job-search/synonym-lines.ts';

const EXAMPLE = 'rope access technician, IRATA technician';

export const searchWords = collection({
  name: 'searchWords',
  path: 'search-words',
  label: { one: 'Search words', many: 'Search words' },
  group: 'Career',
  page: null,
  purpose:
    'What candidates call your jobs. Thousands of names are built in, such as HCA for healthcare assistant: add those of your trade, or separate two that mean different things to you.',
  title: 'names',
  columns: ['meaning'],
  order: 'newest',
  fields: {
    names: {
      ...text('Names', { required: true, max: 500, help: 'Two or more, separated by commas.' }),
      placeholder: EXAMPLE,
      example: () => EXAMPLE,
      check: (names: string) => (splitNames(names).length > 1 ? null : 'Enter two names or more, separated by commas.'),
    },
    meaning: choice('What they mean', {
      options: {
        same: 'The same',
        kinds: 'The first one also finds the others',
        apart: 'Different things, so they no longer find each other',
      },
    }),
  },
});

export function toOwnNames({ names, meaning }: Data<typeof searchWords>): OwnNames {
  return { names: splitNames(names), meaning };
}

function splitNames(names: string): string[] {
  return names
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/[\s>]+/g, ' ')
        .toLowerCase(),
    )
    .filter(Boolean);
}
