/** The placeholders of emails, such as `{job_title}`. Each has the same meaning in every email. */
import type { Placeholder } from './template.ts';

export const PLACEHOLDERS = {
  site: { means: 'Your website’s address', example: 'www.example.co.uk' },
  company_name: {
    means: 'The company name in Site settings',
    example: 'Your agency',
    needed: 'People have to know who the email is from.',
  },
  company_phone: { means: 'The phone number in Site settings', example: '020 7946 0000' },
  company_email: { means: 'The email address in Site settings', example: 'hello@example.co.uk' },
  registered_details: {
    means: 'The registered details in Site settings',
    example: 'Your agency Ltd, company number 01234567, registered in England and Wales',
    needed:
      'Companies must give their registered name, number and office in business emails (Names and Trading Disclosures Regulations 2015). It stays blank until you fill in the registered details in Site settings.',
  },

  greeting: {
    means: '“Dear” and the first name, or “Hello” if the name contains a link or a number',
    example: 'Dear Ada,',
  },
  job_title: { means: 'The job', example: 'Warehouse operative' },
  job_facts: { means: 'The job’s place and pay', example: 'Leeds, West Yorkshire · £14.20 an hour' },
  invitation_note: {
    means: 'Your colleague’s own sentence',
    example: 'You said you’d like nights.',
    kind: 'text',
  },
  job_link: {
    means: 'The job’s page',
    example: '/job/example',
    kind: 'link',
    needed: 'Candidates need it to see the job and apply.',
  },
  reference: { means: 'The reference', example: 'A-7K2M9Q' },
  application_link: {
    means: 'The candidate’s own page',
    example: '/my-application/example',
    kind: 'link',
    needed: 'Candidates need it to see, withdraw or delete their application.',
  },
  candidate_name: { means: 'The candidate’s name', example: 'Ada Lovelace' },
  candidate_email: { means: 'The candidate’s email address', example: 'ada@example.com' },
  candidate_phone: { means: 'The candidate’s phone number', example: '020 7946 0123' },
  added_because: {
    means: 'Where a person’s details are from',
    example: 'someone recommended you',
    needed: 'The law requires you to say where you got a person’s details.',
  },
  kept_details: { means: 'What you keep of a person', example: 'your name, contact details and CV' },
  cv_request: {
    means: 'A sentence, if the candidate has not sent a CV yet',
    example: 'We don’t have your CV yet. Please use the link below to send it when you can.',
  },
  cv: { means: 'The name and size of the CV', example: 'ada-lovelace.pdf (120 kB)' },
  flags: { means: 'The flagged answers', example: 'Answered No to “Can you work nights?”' },
  answers: {
    means: 'The answers to the screening questions',
    example: 'Can you work nights? No',
    kind: 'text',
  },
  cover_letter: { means: 'The cover letter', example: 'I’d like to apply for this job.', kind: 'quote' },
  applied_before: {
    means: 'A sentence, if the candidate has applied for this job before',
    example: 'They have applied for this job before. All their applications are in the inbox.',
  },
  inbox_link: { means: 'Where to find it in the admin', example: '/admin', kind: 'link' },

  interview_news: { means: 'What has happened, such as “Interview booked”', example: 'Your interview is booked' },
  interview_times: {
    means: 'The times to choose from',
    example: 'Tuesday 3 March 2026, 2.30pm\nWednesday 4 March 2026, 10am',
    kind: 'text',
  },
  interview_time: { means: 'When the interview is', example: 'Tuesday 3 March 2026, 2.30pm (UK time)' },
  interview_length: { means: 'How long the interview takes', example: '45 minutes' },
  interview_place: {
    means: 'The place, video link or phone number',
    example: '1 High Street, Leeds',
  },
  interview_note: {
    means: 'Your colleague’s note for the candidate',
    example: 'Please bring your passport.',
    kind: 'text',
  },
  interview_warning: {
    means: 'A sentence, if the interviewer has another interview at the same time',
    example: 'You have another interview at that time.',
  },

  recipient_name: { means: 'The name of the candidate or sender', example: 'Ada Lovelace' },
  sender_name: { means: 'The sender’s name', example: 'Grace Hopper' },
  sender_email: { means: 'The sender’s email address', example: 'grace@example.com' },
  sender_website: { means: 'The sender’s website, if they gave one', example: 'https://example.com' },
  application: {
    means: 'The candidate’s application, if the message is about one',
    example: 'Warehouse operative (A-7K2M9Q)',
  },
  message: { means: 'The message', example: 'Could you call me tomorrow morning?', kind: 'quote' },
  reply_by: { means: 'The date you’ll reply by', example: '21 December 2026' },
  acknowledged: {
    means: 'Whether the acknowledgement has been emailed',
    example: 'We’ve emailed the acknowledgement for you.',
  },
  subject: { means: 'The subject that your colleague typed', example: 'Your application (A-7K2M9Q)' },
  reply: {
    means: 'The text that your colleague typed',
    example: 'Thank you for your application.\n\nWhen can we call you?',
    kind: 'text',
    needed: 'Without it, the email would not contain the reply.',
  },
  colleague: { means: 'The name of the colleague who is writing', example: 'Sam Taylor' },

  client_message: {
    means: 'Your colleague’s message to the client',
    example: 'Here are three nurses for your night shifts.',
    kind: 'text',
  },
  people_link: {
    means: 'The page with the candidates',
    example: '/candidates-for-you/example',
    kind: 'link',
    needed: 'Without it, the client can’t see the candidates.',
  },
  open_until: { means: 'The day on which the page closes', example: '21 December 2026' },
  code: {
    means: 'The code that opens the page',
    example: '123456',
    needed: 'Without it, the client can’t open the page.',
  },

  wanted_jobs: { means: 'The jobs that the alert covers', example: 'Engineering jobs, full time, in Leeds' },
  how_often: { means: 'How often the alert is sent', example: 'every Monday' },
  confirm_link: {
    means: 'The page that confirms the alert',
    example: '/my-alerts/confirm',
    kind: 'link',
    needed:
      'By law, alerts may only go to people who have asked for them, and this is how they confirm that they have.',
  },
  headline: {
    means: 'The number of jobs and the title of the first',
    example: '2 new jobs, including Warehouse operative',
  },
  introduction: { means: 'A sentence with the number of jobs', example: 'There are 2 new jobs that match your alert.' },
  jobs: {
    means: 'The jobs, each with its link and the details that the law requires of an advert',
    example: 'Warehouse operative · Leeds · Full time · Permanent',
    kind: 'links',
    needed: 'Without it, the email would not contain the jobs.',
  },
  unsubscribe_link: {
    means: 'The page to change or stop the alert',
    example: '/my-alerts/manage',
    kind: 'link',
    isMinor: true,
    needed:
      'By law, every alert must say how to stop it (Privacy and Electronic Communications Regulations 2003, regulation 22).',
  },

  user_name: { means: 'The user’s name', example: 'Sam Taylor' },
  user_email: { means: 'The user’s login', example: 'sam@example.com' },
  password_link: {
    means: 'The page to choose a password',
    example: '/admin#invitation=example',
    kind: 'link',
    needed: 'Without it, the user can’t choose a password.',
  },
  expires_in: { means: 'How long the link works', example: 'three days' },
  change: {
    means: 'What has changed',
    example: 'Your password has been changed.',
    needed: 'Users have to know what has changed, in case it wasn’t them.',
  },
  assignment_summary: {
    means:
      'A sentence with the number of applications and messages, the reference if there’s only one, or the jobs handed over',
    example: 'Application A-7K2M9Q has been assigned to you',
  },
  assignments: {
    means: 'The applications and messages, or the jobs, each with its link',
    example: 'Application A-7K2M9Q · Warehouse operative',
    kind: 'links',
    needed: 'Without it, the email would not contain what has been assigned.',
  },
  today_summary: { means: 'How much there is to do', example: '3 things to do today' },
  today_items: {
    means: 'The name of each person with what there is to do, and its link',
    example: 'Ada Lovelace · Reminder',
    kind: 'links',
    needed: 'Without it, the email would not say what there is to do.',
  },
  settings_link: { means: 'The user’s own notification settings', example: '/admin#account', kind: 'link' },
  admin_link: { means: 'The admin', example: '/admin', kind: 'link' },

  today: { means: 'Today’s date, according to the server’s clock', example: '21 November 2026' },
  paused_until: { means: 'The first day on which data may be deleted again', example: '28 November 2026' },
  records: { means: 'How many records, with “is” or “are”', example: '3 records are' },
  applications: { means: 'How many applications', example: '2' },
  messages: { means: 'How many messages', example: '1' },
  first_deletion: { means: 'The day of the first erasure', example: '1 December 2026' },
  deletion_link: { means: 'What’s due for erasure, in the admin', example: '/admin', kind: 'link' },
  health_summary: {
    means: 'Whether everything works, and if not, what doesn’t',
    example: 'Backups on your website need attention',
  },
  health_facts: {
    means: 'The status of each part of the system, or only of those that need attention',
    example: 'Backups · The last backup failed.',
    kind: 'links',
    needed: 'Without it, the email would not say what is wrong.',
  },
  webhook_host: { means: 'The server that the webhook calls', example: 'crm.example.com' },
  webhooks_link: { means: 'The webhooks, in the admin', example: '/admin', kind: 'link' },
} as const satisfies Record<string, Placeholder>;

export type PlaceholderName = keyof typeof PLACEHOLDERS;

/** Placeholders for the agency's details, available in emails to candidates and other visitors. */
export const AGENCY_PLACEHOLDERS = [
  'company_name',
  'company_phone',
  'company_email',
  'registered_details',
  'site',
] as const;
