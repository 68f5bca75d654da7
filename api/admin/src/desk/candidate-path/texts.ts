import type { EmailName } from 'content-types/emails/email-types';
import { plural } from 'content-types/text/plural';

export const texts = {
  title: 'What candidates hear',
  intro: 'What candidates see on their page at each stage, and which emails they get.',
  page: 'On their page',
  nothing: 'Nothing new',
  /** The effects of the stage for your team. */
  team: (effects: string) => `Your team: ${effects}`,
  reminder: (days: number) =>
    plural(days, { one: 'reminder after # working day', other: 'reminder after # working days' }),
  assignment: { '': '', mover: 'assigned to the user who moves it', jobOwner: 'assigned to the job’s owner' },
  emails: 'By email',
  noEmail: 'No email unless you write one.',
  test: 'Send a test to me',
  testOf: (name: string) => `Send a test to me: ${name}`,
  tested: (address: string) => `Test email to ${address} queued.`,
  others: 'Other emails',
  othersIntro: 'To your agency, your colleagues, employers and subscribers.',
  steps: {
    applied: 'Applied',
    read: 'Read',
    interview: 'Interview',
    offer: 'Offer',
    no: 'No',
    later: 'Later',
  },
  /** The sender and the occasion of each email. */
  sent: {
    applicationReceivedEmail: 'Sent automatically when they apply',
    interviewOfferEmail: 'Sent automatically when you offer times',
    interviewEmail: 'Sent automatically when an interview is booked, changed or cancelled, and at 9am the day before',
    withdrawalEmail: 'Sent automatically when they withdraw',
    candidateLinkEmail: 'Sent automatically when they ask for a new link',
    jobInvitationEmail: 'Sent a minute after you invite people in the talent pool',
    replyEmail: 'Sent when you reply. Every template uses its greeting and signature',
  } satisfies Partial<Record<EmailName, string>>,
  sentReply: 'Sent when you choose it for a reply, or a minute after a move with an email',
};
