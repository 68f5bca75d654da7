import { plural } from 'content-types/text/plural';
import { formatDay } from '../kit/text/dates.ts';
import type { Extent } from './queries.ts';

const undo = 'You can’t undo this.';

export const texts = {
  title: 'Data protection',
  email: 'Email address',

  export: {
    title: 'Export someone’s data',
    intro:
      'For subject access requests: an archive of their applications, CVs, messages, consents, job alerts, emails and notes. The export is recorded in the audit log, but the email address isn’t.',
    action: 'Export',
    done: 'The archive has been downloaded.',
  },

  erasure: {
    title: 'Erase someone’s data',
    intro:
      'For requests by phone or email. Before anything is erased, you’ll see what will be erased and what you must keep by law. The erasure is recorded in the audit log, but the email address isn’t.',
    action: 'Erase',
    confirm: (email: string, summary: string) => ({
      title: `Erase the data held about ${email}?`,
      text: `${summary} ${undo}`,
      action: 'Erase data',
    }),
    done: (summary: string) => `Done. ${summary}`,
    nothing: (summary: string) => `Nothing was erased. ${summary}`,
    /** The effect on the data, before and after the erasure. */
    before: {
      erased: (items: string) => `This permanently erases ${items}.`,
      partly: (reference: string, detail: string) => `${reference} is only partly erased. ${detail}`,
      kept: (reference: string, reason: string) => `${reference} is kept. ${reason}`,
      account: 'The user account with this address is kept. An administrator can disable it under Users.',
    },
    after: {
      erased: (items: string) => `Permanently erased: ${items}.`,
      partly: (reference: string, detail: string) => `${reference} was partly erased. ${detail}`,
      kept: (reference: string, reason: string) => `${reference} was kept. ${reason}`,
      account: 'The user account with this address was kept. An administrator can disable it under Users.',
    },
    applications: (count: number) => plural(count, { one: '# application', other: '# applications' }),
    messages: (count: number) => plural(count, { one: '# message', other: '# messages' }),
    jobAlerts: (count: number) => plural(count, { one: '# job alert', other: '# job alerts' }),
    clientContacts: (count: number) =>
      plural(count, { one: '# client contact record', other: '# client contact records' }),
    forwardedEmails: (count: number) => plural(count, { one: '# forwarded email', other: '# forwarded emails' }),
  },

  addresses: {
    title: 'Which addresses are theirs?',
    intro:
      'The record holds data from more than one address. Select only addresses that you know belong to this person.',
    label: 'Include data from',
    notes: 'Notes, tags and rating are included only if you select every address.',
    count: (applications: number, messages: number) =>
      [
        plural(applications, { one: '# application', other: '# applications' }),
        plural(messages, { one: '# message', other: '# messages' }),
      ].join(', '),
    unproven: 'not confirmed by a reply or an emailed link',
    /** People whom staff added without an address. */
    none: 'No email address',
    action: 'Continue',
  },

  /** The question before a person's data is exported or erased. */
  unproven: (email: string) => ({
    title: 'Is this address theirs?',
    text: `${email} hasn’t been confirmed by a reply or an emailed link. Anyone can type an address into a form, so check who is asking.`,
    action: 'Continue',
  }),

  /** The parts of an application that the law requires, until when and why. */
  kept: ({ until, because }: Extent) =>
    `The name, email address, CV and application dates are kept until ${formatDay(until ?? '')}. ${because ?? ''}`,

  forecast: {
    title: 'Due for erasure',
    span: 'In the next',
    spans: { '14': '2 weeks', '90': '3 months', '365': '1 year' },
    none: 'Nothing is due in this period.',
    total: (total: number, shownCount: number) =>
      shownCount < total
        ? `Showing the first ${shownCount.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} records`
        : plural(total, { one: '# record', other: '# records' }),
    columns: { at: 'When', kind: 'What', reference: 'Reference' },
    held: 'On legal hold',
    kinds: {
      applications: 'Application',
      placements: 'Placement',
      talentPool: 'Talent pool',
      messages: 'Message',
      complaints: 'Complaint',
      spam: 'Suspected spam',
    } as Record<string, string>,
    holds: 'Legal holds',
    holdColumns: { at: 'Since', reference: 'Reference', reason: 'Reason', user: 'Placed by' },
    periods: 'Retention periods',
    changePeriods: 'Change retention periods',
  },

  equality: {
    title: 'Equality monitoring',
    intro:
      'Answers are stored only as anonymous totals. Totals below five are hidden, along with any others that would reveal them.',
    none: 'No answers yet, or the questions are turned off.',
    table: (year: number) => `Answers in ${year}`,
    question: (label: string, year: number) => `${label} (${year})`,
    hidden: 'hidden',
  },

  facts: {
    title: 'Data protection',
    erased: (date: string) => `Erased on ${date}, except what you must keep by law.`,
    consents: { talentPool: 'Talent pool', marketing: 'News and offers' } as Record<string, string>,
    agreed: (consent: string, date: string) => `${consent}: agreed on ${date}`,
    withdrawn: (consent: string, date: string, end: string) => `${consent}: agreed on ${date}, withdrawn on ${end}`,
    due: (date: string) => `Due for erasure on ${date}, unless there’s further activity.`,
    dueButHeld: (date: string) => `Due for erasure on ${date}, but on legal hold.`,
    noNotice: 'There was no privacy notice when they got in touch.',
    notice: 'Privacy notice shown:',
    version: (number: number) => `version ${number}`,
    noticeTitle: (number: number) => `Privacy notice, version ${number}`,
    inForceSince: (date: string) => `Published on ${date}`,
    close: 'Close',
  },

  hold: {
    title: 'Legal hold',
    placed: (reason: string, user: string, date: string) => `${reason} (${user}, ${date})`,
    unknownUser: 'unknown user',
    remove: 'Remove hold',
    start: 'Place a legal hold',
    reason: 'Reason for the hold',
    reasonHelp: 'Kept with the record, and included if they make a subject access request.',
    place: 'Place hold',
  },

  erase: {
    action: 'Erase personal data',
    done: { applications: 'Application erased.', messages: 'Message erased.' },
    partlyDone: { applications: 'Application partly erased.', messages: 'Message partly erased.' },
    impossible: (reason: string) => `This can’t be erased yet. ${reason}`,
    confirm: {
      applications: (keptText: string | null) => ({
        title: 'Erase this application?',
        text: keptText
          ? `${keptText} Everything else will be permanently erased. ${undo}`
          : `The application, its CV, notes, replies and emails will be permanently erased. ${undo}`,
        action: 'Erase application',
      }),
      messages: (keptText: string | null) => ({
        title: 'Erase this message?',
        text: keptText
          ? `${keptText} Everything else will be permanently erased. ${undo}`
          : `The message, its notes, replies and emails will be permanently erased. ${undo}`,
        action: 'Erase message',
      }),
    },
  },
};
