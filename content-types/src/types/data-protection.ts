import { singleton } from '../define.ts';
import { boolean } from '../fields/boolean.ts';
import { optional } from '../fields/field.ts';
import { group } from '../fields/nested/group.ts';
import { number } from '../fields/number.ts';
import { longText } from '../fields/text.ts';

const REGULATION_29 =
  'Agencies must keep work-seekers’ records for at least a year after last dealing with them (Conduct Regulations 2003, regulation 29).';
const NO_LONGER = 'By law, you can’t keep personal data for longer than you need it.';

const months = (label: string, initial: number, options: { min?: number; max?: number; help?: string; law?: string }) =>
  number(`${label} (months)`, {
    required: true,
    initial,
    min: options.min ?? 1,
    max: options.max ?? 72,
    help: options.help,
    why: { min: options.law, max: NO_LONGER },
  });

/** Retention periods of visitors' data, and the consents they are asked for. The privacy notice prints these periods. */
export const dataProtection = singleton({
  name: 'dataProtection',
  path: 'data-protection',
  label: { one: 'Retention and consent' },
  group: 'Shared',
  writers: ['administrator'],
  page: '/privacy',
  fields: {
    retention: group(
      'How long data is kept',
      {
        applications: months('Applications', 12, {
          min: 12,
          law: REGULATION_29,
          help: 'Counted from the last activity on the application.',
        }),
        placements: months('People who were hired', 72, {
          min: 12,
          max: 84,
          law: REGULATION_29,
          help: 'Tax and contract claims can go back six years.',
        }),
        talentPool: months('Talent pool', 24, {
          min: 12,
          max: 36,
          law: REGULATION_29,
          help: 'Counted from the day the candidate gave consent.',
        }),
        messages: months('Messages', 12, { max: 36 }),
        complaints: months('Complaints', 24, {
          min: 12,
          law: 'The Information Commissioner may ask about a complaint for up to a year.',
        }),
        spam: months('Suspected spam', 3, { max: 12 }),
        clientContacts: optional(
          months('Contacts at clients', 24, {
            help: 'Counted from the last change of the client, its last open job or the last candidate sent.',
          }),
        ),
        mails: months('Copies of emails', 6, {
          max: 24,
          help: 'Emails about an application or message are deleted with it, if not sooner.',
        }),
      },
      {
        help: 'Data is deleted at the end of its period. After a change, nothing is deleted for a week.',
      },
    ),
    consents: group(
      'Optional consents',
      {
        talentPool: longText('Talent pool', {
          required: true,
          max: 400,
          initial:
            'Keep my details in your talent pool and tell me about other suitable jobs. I can change my mind at any time.',
        }),
        marketing: longText('Marketing', {
          required: true,
          max: 400,
          initial: 'Send me news and offers. I can change my mind at any time.',
        }),
      },
      {
        help: 'Candidates see this next to two unticked boxes. We store the wording they saw with their consent.',
      },
    ),
    optionalLetter: optional(
      boolean('Make the cover letter optional', {
        help: 'On the application form. Helpful for people who apply on a phone.',
      }),
    ),
    equality: boolean('Ask equality monitoring questions', {
      help: 'Optional questions at the end of the application form. Answers are stored only as totals.',
    }),
  },
});
