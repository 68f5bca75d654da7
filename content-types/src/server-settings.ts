/** Forms in which administrators set up email, the mailbox for replies, and backups. */
import { email } from './fields/addresses/email-phone-url.ts';
import { choice } from './fields/choice.ts';
import { number } from './fields/number.ts';
import { longText, text } from './fields/text.ts';

const SECURITY = { tls: 'TLS', starttls: 'STARTTLS', none: 'STARTTLS if the server supports it' } as const;

function server(placeholder: string, usualPort: string) {
  return {
    host: { ...text('Server', { required: true, max: 253, placeholder }), check: checkHost },
    security: choice('Security', { options: SECURITY }),
    port: number('Port', { min: 1, max: 65_535, help: `Leave blank for the default: ${usualPort}.` }),
    user: text('Username', { max: 200 }),
    password: text('Password', { max: 200 }),
  };
}

/**
 * Validates a host. The host becomes part of an address, in which other characters could set an option of the email
 * library, even a program to run.
 */
function checkHost(value: string): string | null {
  return HOST.test(value) ? null : 'Server must be a host name or an IP address, like smtp.example.com.';
}

const HOST = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d.-]*[a-z\d])?)$/i;

export const mailServerFields = {
  ...server('smtp.example.com', '465 for TLS, 587 for STARTTLS'),
  from: email('Emails come from', { required: true, help: 'Your provider must let you send from this address.' }),
  to: email('Notifications go to', { required: true, help: 'Applications and messages are reported here.' }),
};

export const mailboxFields = {
  ...server('imap.example.com', '993 for TLS, 143 for STARTTLS'),
  folder: text('Folder', { max: 100, help: 'Leave blank for the inbox.' }),
  address: email('Replies go to', {
    required: true,
    help: 'The mailbox must accept plus addresses, such as replies+abc@example.com.',
  }),
};

export const backupFields = {
  folder: text('Folder', {
    required: true,
    max: 500,
    placeholder: '/var/backups/staffing-site',
    help: 'On the server, outside the data folder and ideally on another disk.',
  }),
  hour: number('Hour of the day', { min: 0, max: 23, initial: 3 }),
  keep: number('Backups to keep', { min: 1, max: 1000, initial: 14 }),
  publicKey: longText('Public key', {
    max: 5000,
    rows: 3,
    help: 'Encrypts each backup. Keep the private key elsewhere: nothing else can open a backup.',
  }),
  copyTo: text('Copy to S3 storage', { max: 300, placeholder: 'https://s3.example.com/bucket' }),
  region: text('Region', { max: 50, help: 'Only if your storage asks for one.' }),
  accessKey: text('Access key', { max: 200 }),
  secretKey: text('Secret key', { max: 200 }),
};
