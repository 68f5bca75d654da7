import { plural } from 'content-types/text/plural';

export const texts = {
  title: 'Audit log',
  export: 'Export',
  empty: { title: 'Nothing found', text: 'Try a different search or a wider date range.' },
  total: (total: number) => plural(total, { one: '# entry', other: '# entries' }),
  columns: { at: 'When', user: 'Who', action: 'What', subject: 'Item' },
  noUser: 'System or visitor',
  filters: {
    search: 'Search',
    user: 'Who',
    anyone: 'Anyone',
    action: 'What',
    anything: 'Anything',
    from: 'From',
    to: 'To',
  },
};
