/** The form in which an administrator sets up email. */
import { email } from './fields/addresses/email-phone-url.ts';
import { choice } from './fields/choice.ts';
import { number } from './fields/number.ts';
import { text } from './fields/text.ts';

const SECURITY = { tls: 'TLS', starttls: 'STARTTLS', none: 'None: only for this machine' } as const;

export const mailServerFields = {
  host: text('Server', { required: true, max: 253, placeholder: 'smtp.example.com' }),
  security: choice('Security', { options: SECURITY }),
  port: number('Port', { min: 1, max: 65_535, help: 'Blank for the usual one: 465 for TLS, 587 for STARTTLS.' }),
  user: text('User name', { max: 200 }),
  password: text('Password', { max: 200 }),
  from: email('Emails come from', { required: true, help: 'Your provider must let you send from this address.' }),
  to: email('Notifications go to', { required: true, help: 'Applications and messages are reported here.' }),
};
