import { singleton } from '../define.ts';
import { boolean } from '../fields/boolean.ts';
import { group } from '../fields/group.ts';
import { number } from '../fields/number.ts';
import { longText } from '../fields/text.ts';

const REGULATION_29 =
  'Agencies must keep the records of work-seekers for at least a year after the last dealing with them (Conduct Regulations 2003, regulation 29).';
const NO_LONGER = 'The law lets personal data be kept no longer than its purpose needs.';

const months = (label: string, initial: number, options: { min?: number; max?: number; help?: string; law?: string }) =>
  number(`${label} (months)`, {
    required: true,
    initial,
    min: options.min ?? 1,
    max: options.max ?? 72,
    help: options.help,
    why: { min: options.law, max: NO_LONGER },
  });

/** How long data from visitors is kept, and the consents they are asked for. The privacy notice prints these periods. */
export const dataProtection = singleton({
  name: 'dataProtection',
  path: 'data-protection',
  label: { one: 'Retention and consent' },
  group: 'Shared',
  fields: {
    retention: group(
      'How long data is kept',
      {
        applications: months('Applications', 12, {
          min: 12,
          law: REGULATION_29,
          help: 'Counted from the last thing that was done with the application.',
        }),
        placements: months('People who were hired', 72, {
          min: 12,
          max: 84,
          law: REGULATION_29,
          help: 'Tax and contract law reach back six years.',
        }),
        talentPool: months('Talent pool', 24, {
          min: 12,
          max: 36,
          law: REGULATION_29,
          help: 'Counted from the day of the consent.',
        }),
        messages: months('Messages', 12, { max: 36 }),
        complaints: months('Complaints', 24, {
          min: 12,
          law: 'The Information Commissioner may ask about a complaint for a year.',
        }),
        spam: months('Suspected spam', 3, { max: 12 }),
        mails: months('Copies of emails', 6, {
          max: 24,
          help: 'Those about an application or message go with it at the latest.',
        }),
      },
      {
        help: 'When its time is up, data is erased by itself, a week after a change of these periods at the earliest.',
      },
    ),
    consents: group(
      'What applicants may agree to',
      {
        talentPool: longText('Talent pool', {
          required: true,
          max: 400,
          initial:
            'Keep my details in your talent pool and tell me about other jobs that fit. I can change my mind at any time.',
        }),
        marketing: longText('Marketing', {
          required: true,
          max: 400,
          initial: 'Send me news and offers. I can change my mind at any time.',
        }),
      },
      { help: 'The words beside two boxes that nobody has ticked beforehand. Each consent is kept with its words.' },
    ),
    equality: boolean('Ask equality questions', {
      help: 'Optional, after the application. Answers are only counted and cannot be traced to anybody.',
    }),
  },
});
