import { collection } from '../define.ts';
import { destination, path } from '../fields/addresses/path.ts';
import { choice } from '../fields/choice.ts';

/** A redirect from a path without a page: for pages that moved, and short addresses for print. */
export const redirect = collection({
  name: 'redirect',
  path: 'redirects',
  label: { one: 'Redirect', many: 'Redirects' },
  group: 'Shared',
  rules: ['noRedirectLoop'],
  page: null,
  purpose: 'Old or short addresses that lead to another page.',
  title: 'from',
  columns: ['to', 'kind'],
  order: 'newest',
  fields: {
    from: path('From', { required: true, help: 'A path on this site that has no page, like /old-page.' }),
    to: destination('To', {
      required: true,
      help: 'A path on this site, or the full address of a page on another site.',
    }),
    kind: choice('Type', {
      options: { permanent: 'Permanent', temporary: 'Temporary' },
      help: 'Choose Permanent if search engines should switch to the new address.',
    }),
  },
});
