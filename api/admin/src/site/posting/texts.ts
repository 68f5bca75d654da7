import { plural } from 'content-types/text/plural';

/** The texts of the multi-posters screen and of jobs that one has posted. */
export const texts = {
  title: 'Multi-posters',
  intro:
    'Broadbean, idibu, LogicMelon and others can post jobs straight to your site. Add yours, then send its integration team the address, username and password.',
  add: 'Add multi-poster',
  name: 'Name',
  namePlaceholder: 'Broadbean',
  columns: { name: 'Name', state: 'Access', lastUsed: 'Last post', actions: 'Actions' },
  active: 'Active',
  revoked: 'Revoked',
  never: 'Never',
  connect: 'Mapping',
  connectNamed: (name: string) => `Mapping for ${name}`,
  newPassword: 'Replace password',
  newPasswordFor: (name: string) => `Replace password for ${name}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}’s access`,
  confirmPassword: (name: string) => ({
    title: `Replace the password for ${name}?`,
    text: 'The old password stops working immediately.',
    action: 'Replace password',
  }),
  confirmRevoke: (name: string) => ({
    title: `Revoke ${name}’s access?`,
    text: 'It will no longer be able to post, update or delete jobs. Jobs that it has already posted stay on the site.',
    action: 'Revoke access',
  }),
  copyNow: 'Copy the password now: you won’t see it again',
  address: 'Address',
  username: 'Username',
  password: 'Password',
  empty: {
    title: 'No multi-posters yet',
    text: 'Jobs that they post appear here, with the results of the advert check.',
  },
  words: {
    help: 'Choose what each term means on your site. Terms that match a name there are mapped automatically.',
    others: 'All other terms',
    byName: 'Match by name',
    noDefault: 'None: reject the job',
    word: (word: string) => `“${word}”`,
    save: 'Save mapping',
    saved: 'Saved. This applies from the next job that’s posted.',
  },
  posts: {
    title: 'Posts received',
    none: 'Nothing received yet.',
    columns: { at: 'When', job: 'Job', poster: 'From', result: 'Result', messages: 'Advert check and errors' },
    untitled: 'Untitled',
    results: { added: 'Added', updated: 'Updated', closed: 'Closed', rejected: 'Rejected' },
    clear: 'All clear',
    more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  },
  postedBy: (name: string) => `Posted by ${name}`,
  postedOn: (reference: string, day: string) =>
    `Reference ${reference}, last posted on ${day}. If it’s posted again, your changes may be overwritten.`,
  forwards: 'Applications are forwarded to the multi-poster by email, with the CV.',
} as const;
