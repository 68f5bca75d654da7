/** The reply templates that every database starts with. An agency can edit or delete them. */
export const STOCK_REPLIES = {
  interview: {
    name: 'Invite to an interview',
    subject: 'Your application for {job} ({reference})',
    text: `Thank you for your application for {job}. We’d love to talk to you about the role.

Could you tell us which of these times suit you?

[times]`,
  },
  'something-missing': {
    name: 'Ask for more details',
    subject: 'Your application for {job} ({reference})',
    text: `Thank you for your application for {job}. Before we take it further, could you send us [what is missing]?

Just reply to this email.`,
  },
  'not-this-time': {
    name: 'Not this time',
    subject: 'Your application for {job} ({reference})',
    text: `Thank you for your application for {job} and the time you put into it.

After careful consideration, we won’t be taking your application further on this occasion.

If you see another of our jobs that interests you, we’d be glad to hear from you again.`,
  },
  'thank-you': {
    name: 'Thank you',
    subject: 'Your message ({reference})',
    text: `Thank you for your message.

[your reply]`,
  },
  'call-back': {
    name: 'Call back',
    subject: 'Your message ({reference})',
    text: `Thank you for your message. We’d like to talk to you about it.

What’s the best number and time to reach you?`,
  },
} as const;

/** The template id for emails about a move to a stage of this kind; blank for kinds without a template. */
export function stageReply(kind: string | undefined): keyof typeof STOCK_REPLIES | '' {
  return kind === 'rejected' ? 'not-this-time' : '';
}
