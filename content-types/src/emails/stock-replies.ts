/** The reply templates of a new database, by id. Updates change them until a user saves them. */
export const STOCK_REPLIES = {
  'reply-something-missing': {
    name: 'Ask for more details',
    inbox: 'application',
    subject: 'Your application for {job_title} ({reference})',
    body: `Thank you for your application for {job_title}. Before we take it further, could you send us [what is missing]?

Just reply to this email.`,
  },
  'reply-interview': {
    name: 'Invite to an interview',
    inbox: 'application',
    subject: 'Your application for {job_title} ({reference})',
    body: `Thank you for your application for {job_title}. We’d love to talk to you about the role.

Could you tell us which of these times suit you?

[times]`,
  },
  'reply-not-this-time': {
    name: 'Not this time',
    inbox: 'application',
    subject: 'Your application for {job_title} ({reference})',
    body: `Thank you for your application for {job_title} and the time you put into it.

After careful consideration, we won’t be taking your application further on this occasion.

If you see another of our jobs that interests you, we’d be glad to hear from you again.`,
  },
  'reply-call-back': {
    name: 'Call back',
    inbox: 'message',
    subject: 'Your message ({reference})',
    body: `Thank you for your message. We’d like to talk to you about it.

What’s the best number and time to reach you?`,
  },
  'reply-thank-you': {
    name: 'Thank you',
    inbox: 'message',
    subject: 'Your message ({reference})',
    body: `Thank you for your message.

[your reply]`,
  },
} as const;

/** Returns the id of the template for emails about a move to a stage of this kind; blank if the kind has no template. */
export function stageReply(kind: string | undefined): keyof typeof STOCK_REPLIES | '' {
  return kind === 'rejected' ? 'reply-not-this-time' : '';
}
