import { submission } from '../define.ts';
import { email, phone } from '../fields/addresses/email-phone-url.ts';
import { choice } from '../fields/choice.ts';
import { file } from '../fields/file.ts';
import { longText, text } from '../fields/text.ts';
import { RESUME_FILE } from '../resumes/resume-file.ts';

/** Maximum length in characters. The specification sets none; this fits a whole CV that a candidate pastes. */
const MAX_TEXT_LENGTH = 20_000;

/** E9, V1: the submission of the contact form. */
export const message = submission({
  name: 'message',
  path: 'messages',
  label: { one: 'Message', many: 'Messages' },
  form: {
    title: 'Send us a message',
    use: 'We’ll only use this to reply to you.',
    button: 'Send message',
    // The specification's wording (M2).
    sent: 'Your message has been sent successfully!',
    failed: 'There was an error sending your message. Please try again.',
    // The specification's duration (K2).
    bannerMs: 5000,
  },
  fields: {
    name: text('Name', { required: true, max: 120, placeholder: 'Name (required)' }),
    email: email('Email', { required: true, placeholder: 'Email (required)' }),
    // Uses text instead of a `url` field, because people type "example.co.uk" and it is only shown as text.
    website: text('Website', { max: 300, placeholder: 'Website' }),
    message: longText('Message', { required: true, max: MAX_TEXT_LENGTH, placeholder: 'Comment...' }),
  },
});

/** E16, V2: an application for a job. */
export const application = submission({
  name: 'application',
  path: 'applications',
  label: { one: 'Application', many: 'Applications' },
  form: {
    title: 'Send us your CV',
    use: 'We’ll use this for your application.',
    button: 'Send application',
    // The specification's wording (M4).
    sent: 'Application submitted successfully!',
    failed: 'Error submitting application. Please try again.',
    halves: ['email', 'phone'],
  },
  fields: {
    fullName: text('Full name', { required: true, max: 120 }),
    email: email('Email', { required: true }),
    phone: phone('Phone', { required: true }),
    coverLetter: longText('Cover letter', { required: true, max: MAX_TEXT_LENGTH }),
    resume: file('CV', { required: true, ...RESUME_FILE }),
    /** Empty if the candidate applies for no particular job. */
    jobId: text('Job', { max: 64 }),
  },
});

/** A complaint about the use of personal data. By law, it must be acknowledged within 30 days. */
export const complaint = submission({
  name: 'complaint',
  path: 'complaints',
  label: { one: 'Complaint', many: 'Complaints' },
  form: {
    title: 'Make a data protection complaint',
    use: 'We’ll use this to look into your complaint.',
    button: 'Send complaint',
    sent: 'We’ve received your complaint.',
    failed: 'There was an error sending your complaint. Please try again.',
    halves: ['name', 'email'],
  },
  fields: {
    name: text('Name', { required: true, max: 120 }),
    email: email('Email', { required: true }),
    message: longText('Complaint', {
      required: true,
      max: MAX_TEXT_LENGTH,
      help: 'Tell us what happened and what you’d like us to do.',
    }),
  },
});

/** A vacancy brief from an employer who wants to hire. */
export const brief = submission({
  name: 'brief',
  path: 'briefs',
  label: { one: 'Vacancy brief', many: 'Vacancy briefs' },
  form: {
    title: 'Tell us who you need',
    use: 'We’ll only use this to fill your vacancy.',
    button: 'Send brief',
    sent: 'We’ve received your vacancy brief.',
    failed: 'There was an error sending your brief. Please try again.',
    again: 'Send another brief',
    halves: ['start', 'work', 'email', 'phone'],
  },
  fields: {
    role: text('Role', { required: true, max: 120, help: 'Who do you need, and how many?' }),
    place: text('Location', { required: true, max: 120 }),
    start: text('Start date', { max: 80 }),
    work: choice('Permanent or temporary', {
      options: { permanent: 'Permanent', temporary: 'Temporary', unsure: 'Not sure yet' },
    }),
    name: text('Your name', { required: true, max: 120 }),
    email: email('Email', { required: true }),
    phone: phone('Phone'),
    details: longText('Anything else', { max: MAX_TEXT_LENGTH, rows: 4 }),
  },
});
