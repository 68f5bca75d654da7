import { submission } from '../define.ts';
import { email } from '../fields/email-phone-url.ts';
import { longText, text } from '../fields/text.ts';

/** A complaint about how personal data is used: the law gives 30 days to acknowledge one. */
export const complaint = submission({
  name: 'complaint',
  path: 'complaints',
  label: { one: 'Complaint', many: 'Complaints' },
  fields: {
    name: text('Name', { required: true, max: 120 }),
    email: email('Email', { required: true }),
    message: longText('Complaint', { required: true, max: 10_000 }),
  },
});
