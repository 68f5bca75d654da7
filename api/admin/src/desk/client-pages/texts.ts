import { plural } from 'content-types/text/plural';

/** The texts of candidates sent to clients. */
export const texts = {
  title: 'Clients',
  open: 'Send to client',
  dialog: (names: readonly string[]) =>
    plural(names.length, { one: `Send ${names[0]} to a client`, other: 'Send # candidates to a client' }),
  intro:
    'The client gets an email with a link to a page of names and CVs. To open it, they enter a code that we email them.',
  contact: 'Contact',
  contactHelp: 'Fills in the fields below. For a new contact, fill them in yourself.',
  findContact: 'Search clients and their contacts',
  noContact: 'No matching contacts',
  keep: 'Keep this contact for next time',
  company: 'Client',
  name: 'Contact’s name',
  email: 'Contact’s email',
  message: 'Message',
  standardMessage: (count: number) =>
    plural(count, { one: 'Here is the candidate we talked about.', other: 'Here are the candidates we talked about.' }),
  about: (name: string) => `About ${name}`,
  aboutHelp: 'The client sees it above the CV.',
  days: 'The page is open for',
  lengths: { '7': '7 days', '14': '14 days', '30': '30 days' },
  hidesContacts: 'Hide email addresses, phone numbers, links and postcodes in the CVs',
  agreed: (count: number) =>
    plural(count, {
      one: 'The candidate has agreed to be put forward to this client',
      other: 'Each candidate has agreed to be put forward to this client',
    }),
  agreedMissing: 'Ask first: by law you need the candidate’s consent to be put forward.',
  tooMany: (most: number) => `You can send up to ${most} candidates at a time.`,
  submit: 'Send',
  done: (company: string) => `Sent to ${company}.`,
  sent: (company: string, name: string) => (name ? `${company} (${name})` : company),
  by: (at: string, user: string | null) => (user ? `Sent ${at} by ${user}` : `Sent ${at}`),
  openUntil: (day: string) => `Open until ${day}`,
  closed: 'Closed',
  notOpened: 'Not opened yet',
  undelivered: 'The email couldn’t be delivered. Check the address, withdraw the page and send a new one.',
  opened: (at: string) => `Opened ${at}`,
  read: (at: string) => `CV read ${at}`,
  answers: { meet: 'Wants to meet them', maybe: 'Maybe', no: 'Not for them' },
  takeOff: 'Remove from page',
  withdraw: (people: number) => plural(people, { one: 'Withdraw', other: 'Withdraw all #' }),
  jobs: 'Jobs for this client',
  sentTo: 'Candidates sent',
  noneSent: 'None yet. They appear here when you send candidates to this client.',
  stillOpen: 'Still open',
  confirmOne: {
    title: 'Remove this candidate from the page?',
    text: 'The client will no longer see this candidate, but can still see the others.',
    action: 'Remove candidate',
  },
  confirm: {
    title: 'Withdraw this page?',
    text: 'The client will no longer see any of the candidates on it.',
    action: 'Withdraw page',
  },
};
