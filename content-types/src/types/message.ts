import { submission } from '../define.ts';
import { email } from '../fields/email-phone-url.ts';
import { longText, text } from '../fields/text.ts';

/** E9, V1: what the contact form sends. */
export const message = submission({
  name: 'message',
  path: 'messages',
  label: { one: 'Message', many: 'Messages' },
  fields: {
    name: text('Name', { required: true, max: 120, placeholder: 'Name (required)' }),
    email: email('Email', { required: true, placeholder: 'Email (required)' }),
    // Not a url field, because people type "example.co.uk" and it is only shown as text.
    website: text('Website', { max: 300, placeholder: 'Website' }),
    message: longText('Message', { required: true, max: 5_000, placeholder: 'Comment...' }),
  },
});
