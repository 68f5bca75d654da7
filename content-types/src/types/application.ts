import { submission } from '../define.ts';
import { email, phone } from '../fields/email-phone-url.ts';
import { file } from '../fields/file.ts';
import { longText, text } from '../fields/text.ts';

/** E16, V2: an application for a job. */
export const application = submission({
  name: 'application',
  path: 'applications',
  label: { one: 'Application', many: 'Applications' },
  fields: {
    fullName: text('Full name', { required: true, max: 120 }),
    email: email('Email', { required: true }),
    phone: phone('Phone', { required: true }),
    coverLetter: longText('Cover letter', { required: true, max: 10_000 }),
    resume: file('Resume', { required: true, accept: ['.pdf', '.doc', '.docx'], maxBytes: 10 * 1024 * 1024 }),
    /** Empty for a candidate who applies for no job in particular. */
    jobId: text('Job', { max: 64 }),
  },
});
