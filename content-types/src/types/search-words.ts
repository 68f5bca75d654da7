/** The agency's own synonyms for the job search, in addition to the built-in ones. */
import { collection } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { lines } from '../fields/tags-lines.ts';
import { text } from '../fields/text.ts';

export const searchWords = collection({
  name: 'searchWords',
  path: 'search-words',
  label: { one: 'Search word', many: 'Search words' },
  group: 'Career',
  page: null,
  purpose:
    'What candidates call your jobs. Thousands of names are built in, such as HCA for healthcare assistant. Add those of your trade, or separate two that don’t mean the same to you.',
  title: 'name',
  columns: ['meaning'],
  order: 'newest',
  fields: {
    name: text('Candidates search for', { required: true, max: 80, placeholder: 'irata' }),
    meaning: choice('Meaning', {
      options: { same: 'Means the same as', kinds: 'Also finds', apart: 'Doesn’t mean' },
    }),
    others: lines('Other names', { required: true, help: 'One per line. For example, “rope access technician”.' }),
  },
});
