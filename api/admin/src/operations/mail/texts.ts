import { plural } from 'content-types/text/plural';

const otherEmails = (count: number) =>
  plural(count, { one: '# other email left in the mailbox', other: '# other emails left in the mailbox' });

export const texts = {
  title: 'Email',
  all: 'All',
  states: { queued: 'Queued', sent: 'Sent', failed: 'Failed' },
  count: (label: string, count: number) => `${label} (${count})`,
  columns: { at: 'When', email: 'Email', state: 'Status', actions: 'Actions' },
  list: 'Emails',
  toAgency: 'To the agency',
  sendsOn: (dayAndTime: string) => `Sends on ${dayAndTime}`,
  nextTry: (time: string) => `next attempt ${time}`,
  sendNow: 'Send now',
  sendAgain: 'Send again',
  actionFor: (action: string, subject: string) => `${action}: ${subject}`,
  confirmResend: (address: string | null, subject: string) => ({
    title: 'Send this email again?',
    text: address ? `${address} will get “${subject}” a second time.` : `You’ll get “${subject}” a second time.`,
    action: 'Send again',
  }),
  queued: 'Email queued.',
  empty: { '': 'No emails yet', queued: 'No queued emails', sent: 'No sent emails', failed: 'No failed emails' },

  setup: {
    table: 'Email settings',
    notSetUp: {
      title: 'Email isn’t set up',
      text: 'Until it is, emails will queue here and none will be lost.',
    },
    noRecipient: {
      title: 'Notifications aren’t set up',
      text: 'Notifications will queue here until they have an address. Set MAIL_TO, or set up the email server here.',
    },
    server: 'Server',
    serverAndSecurity: (address: string, security: string) => `${address}, ${security}`,
    security: {
      tls: 'encrypted (TLS)',
      starttls: 'encrypted (STARTTLS)',
      'starttls-if-offered': 'encrypted if the server supports it (STARTTLS)',
    },
    noServer: 'None',
    from: 'From',
    to: 'Notifications go to',
    replies: 'Replies go to',
    repliesTo: ({ address, error, unmatched }: { address: string; error: string | null; unmatched: number }) =>
      error ? `${address}: ${error}` : unmatched === 0 ? address : `${address}, ${otherEmails(unmatched)}`,
    notSet: 'Not set',
    lastSent: 'Last sent',
    nothingSent: 'Nothing yet',
    lastFailure: 'Last failure',
    failure: (time: string, error: string) => `${time}: ${error}`,
    noFailure: 'None since the last restart',
    ofServer: {
      setUp: 'Set up email',
      change: 'Change the server',
      byEnvironment: 'The email server is set by SMTP_URL on the server.',
      confirmForget: {
        title: 'Remove the email server?',
        text: 'Emails will queue until you set up another one.',
        action: 'Remove',
      },
    },
    ofMailbox: {
      setUp: 'Set up replies',
      change: 'Change the mailbox',
      byEnvironment: 'The mailbox for replies is set by INBOUND_IMAP_URL on the server.',
      confirmForget: {
        title: 'Remove the mailbox?',
        text: 'Replies will go to your sender address and will no longer appear here.',
        action: 'Remove',
      },
    },
    sendTest: 'Send a test email',
    testQueued: (address: string) => `Test email to ${address} queued. See its status below.`,
  },
};
