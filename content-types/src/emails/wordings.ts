/** The standard text of every email that the system sends. A new email is an entry in `EMAILS`. */
import { AGENCY_PLACEHOLDERS, type PlaceholderName } from './placeholders.ts';

interface Email {
  label: string;
  /** When the email is sent, and to whom. */
  about: string;
  uses: readonly PlaceholderName[];
  subject: string;
  body: string;
}

/** To a person outside the agency, with `smallPrint` below the signature. */
const toOutsider = (text: string, smallPrint = '', greeting = '{greeting}', colleague = ''): string =>
  `${greeting}\n\n${text}\n\nKind regards,\n${colleague}{company_name}\n{company_phone}\n{company_email}\n\n--\n${smallPrint && `${smallPrint}\n\n`}{registered_details}`;
const fromColleague = (text: string, smallPrint = '') => toOutsider(text, smallPrint, '{greeting}', '{colleague}\n');
const toSubscriber = (text: string, smallPrint: string) => toOutsider(text, smallPrint, 'Hello,');
const toAgency = (text: string, greeting = 'Hello,') =>
  `${greeting}\n\n${text}\n\nThis email was sent automatically by your website.`;
const toUser = (text: string) => toAgency(text, 'Hello {user_name},');

const CANDIDATE_NEWS = `Reference: {reference}
Applied for: {job_title}

Open the inbox: {inbox_link}

Replies to this email go to the candidate.`;

const PASSWORD_LINK = `Choose a password: {password_link}

The link works once and expires in {expires_in}.

This email was sent automatically by {site}.

--
If you weren’t expecting this email, you can ignore it: nothing changes unless you use the link.`;

export const EMAILS = {
  applicationReceivedEmail: {
    label: 'Application acknowledgement',
    about: 'Sent to candidates when they apply.',
    uses: ['greeting', 'job_title', 'reference', 'reply_by', 'cv_request', 'application_link', ...AGENCY_PLACEHOLDERS],
    subject: 'We’ve received your application for {job_title} ({reference})',
    body: toOutsider(
      `Thank you for applying for {job_title}. We’ve received your application.

{cv_request}

Your reference: {reference}
You’ll hear from us by: {reply_by}

A consultant reads every application, and we’ll tell you the outcome either way.

Use the link below to see how your application is going, message us, send a CV, withdraw, or download or delete your data. Keep it private: anyone who has it can do the same.

View your application: {application_link}`,
      `You’re receiving this email because someone applied at {site} using this address. If that wasn’t you, please reply and let us know.`,
    ),
  },

  candidateLinkEmail: {
    label: 'New link for a candidate',
    about: 'Sent to candidates who ask for a new link because theirs has expired.',
    uses: ['greeting', 'reference', 'application_link', ...AGENCY_PLACEHOLDERS],
    subject: 'Your new link ({reference})',
    body: toOutsider(
      `You asked for a new link to your application. Keep it private: anyone who has it can see and delete your data.

View your application: {application_link}`,
      `If you didn’t ask for this, you can ignore this email.`,
    ),
  },

  addedEmail: {
    label: 'Notice to people you add',
    about: 'Sent to people whose details you add yourself. The law requires it within a month (UK GDPR, article 14).',
    uses: [
      'greeting',
      'kept_details',
      'added_because',
      'job_title',
      'reference',
      'application_link',
      ...AGENCY_PLACEHOLDERS,
    ],
    subject: '{company_name} has your details ({reference})',
    body: toOutsider(`We’d like to consider you for {job_title}, so we’ve added {kept_details} to our records.

Where we got them: {added_because}
Why we may use them: our legitimate interest in finding people suitable work
Your reference: {reference}

Use the link below to see, correct, download or delete your data, or to object. Keep it private: anyone who has it can do the same.

See your data: {application_link}

How long we keep data and who receives it is in the privacy notice on {site}.`),
  },

  withdrawalEmail: {
    label: 'Application withdrawn by the candidate',
    about: 'Confirms to candidates that they have withdrawn. A booked interview is cancelled in a separate email.',
    uses: ['greeting', 'job_title', 'reference', 'application_link', ...AGENCY_PLACEHOLDERS],
    subject: 'You’ve withdrawn your application ({reference})',
    body: toOutsider(`You’ve withdrawn your application for {job_title}. If you had an interview booked, we’re cancelling it and will send an update for your calendar.

You can still see your application, download your data or delete it: {application_link}`),
  },

  interviewOfferEmail: {
    label: 'Interview times',
    about: 'Sent to candidates when you offer them interview times.',
    uses: [
      'greeting',
      'job_title',
      'reference',
      'interview_times',
      'interview_length',
      'interview_place',
      'interview_note',
      'application_link',
      ...AGENCY_PLACEHOLDERS,
    ],
    subject: 'Your interview for {job_title}: choose a time ({reference})',
    body: toOutsider(`We’d like to interview you for {job_title}. Please choose one of these times (UK time):

{interview_times}

Length: {interview_length}
Where: {interview_place}

{interview_note}

Choose a time: {application_link}

If none of these times work for you, you can ask for others on the same page. Keep the link private: anyone who has it can see and delete your data.`),
  },

  interviewEmail: {
    label: 'Interview update',
    about: 'Sent to candidates when an interview is booked, changed or cancelled, and as a reminder the day before.',
    uses: [
      'greeting',
      'interview_news',
      'job_title',
      'reference',
      'interview_time',
      'interview_length',
      'interview_place',
      'interview_note',
      'application_link',
      ...AGENCY_PLACEHOLDERS,
    ],
    subject: '{interview_news}: {job_title} ({reference})',
    body: toOutsider(`{interview_news}.

Interview for: {job_title}
When: {interview_time}
Length: {interview_length}
Where: {interview_place}

{interview_note}

View your application: {application_link}

If you have any questions or need a different time, reply to this email or message us from that page. Keep the link private: anyone who has it can see and delete your data.`),
  },

  interviewerEmail: {
    label: 'Interview notice',
    about:
      'Sent to the interviewer when an interview is booked, changed or cancelled, when the candidate asks for other times, and as a reminder the day before.',
    uses: [
      'user_name',
      'interview_news',
      'job_title',
      'reference',
      'interview_time',
      'interview_length',
      'interview_place',
      'interview_warning',
      'inbox_link',
    ],
    subject: '{interview_news}: {job_title} ({reference})',
    body: toUser(`{interview_news}.

Application: {reference}
Interview for: {job_title}
When: {interview_time}
Length: {interview_length}
Where: {interview_place}

{interview_warning}

Open the application: {inbox_link}`),
  },

  applicationNoticeEmail: {
    label: 'New application notice',
    about: 'Sent to your agency when a candidate applies. Replies to it go to the candidate.',
    uses: [
      'candidate_name',
      'candidate_email',
      'candidate_phone',
      'job_title',
      'reference',
      'cv',
      'flags',
      'answers',
      'cover_letter',
      'applied_before',
      'inbox_link',
    ],
    subject: '{candidate_name} applied for {job_title} ({reference})',
    body: toAgency(`{candidate_name} has applied for {job_title}.

{applied_before}

Reference: {reference}
Name: {candidate_name}
Email: {candidate_email}
Phone: {candidate_phone}
CV: {cv}
Flagged: {flags}

{answers}

{cover_letter}

Open the application: {inbox_link}

Replies to this email go to the candidate.`),
  },

  applicationWithdrawnEmail: {
    label: 'Withdrawal notice',
    about: 'Sent to your agency when a candidate withdraws. Replies to it go to the candidate.',
    uses: ['candidate_name', 'candidate_email', 'job_title', 'reference', 'inbox_link'],
    subject: '{candidate_name} has withdrawn their application ({reference})',
    body: toAgency(`{candidate_name} has withdrawn their application.

${CANDIDATE_NEWS}`),
  },

  newResumeEmail: {
    label: 'New CV notice',
    about: 'Sent to your agency when a candidate replaces their CV. Replies to it go to the candidate.',
    uses: ['candidate_name', 'candidate_email', 'job_title', 'reference', 'inbox_link'],
    subject: '{candidate_name} has uploaded a new CV ({reference})',
    body: toAgency(`{candidate_name} has uploaded a new CV.

${CANDIDATE_NEWS}`),
  },

  newEmailNoticeEmail: {
    label: 'New email notice',
    about:
      'Sent to your agency when someone replies to one of your emails about an application or message that isn’t assigned to anyone.',
    uses: ['reference', 'inbox_link'],
    subject: 'New email about {reference}',
    body: toAgency(`There’s a new email about {reference}.

Read it and reply: {inbox_link}`),
  },

  messageNoticeEmail: {
    label: 'New message notice',
    about:
      'Sent to your agency when someone uses the contact form, or a candidate writes from their own page. Replies to it go to the sender.',
    uses: ['sender_name', 'sender_email', 'sender_website', 'application', 'reference', 'message', 'inbox_link'],
    subject: 'Message from {sender_name} ({reference})',
    body: toAgency(`{sender_name} has sent you a message.

Reference: {reference}
Name: {sender_name}
Email: {sender_email}
Website: {sender_website}
About their application: {application}

{message}

Open the inbox: {inbox_link}

Replies to this email go to the sender.`),
  },

  complaintReceivedEmail: {
    label: 'Complaint acknowledgement',
    about: 'Sent to the sender of a data protection complaint. The law requires it within 30 days.',
    uses: ['greeting', 'reference', 'reply_by', ...AGENCY_PLACEHOLDERS],
    subject: 'We’ve received your complaint ({reference})',
    body: toOutsider(
      `We’ve received your complaint about how we use personal data. We take it seriously and are looking into it.

Your reference: {reference}
We’ll reply by: {reply_by}

If you’re not satisfied with our response, you can complain to the Information Commissioner’s Office: ico.org.uk/make-a-complaint.`,
      `You’re receiving this email because someone made a complaint at {site} using this address. If that wasn’t you, please reply and let us know.`,
    ),
  },

  complaintNoticeEmail: {
    label: 'Complaint notice',
    about: 'Sent to your agency when someone makes a data protection complaint. Replies to it go to the sender.',
    uses: ['sender_name', 'sender_email', 'reference', 'reply_by', 'acknowledged', 'message', 'inbox_link'],
    subject: 'Data protection complaint: reply by {reply_by} ({reference})',
    body: toAgency(`{sender_name} has complained about how you use personal data.

By law you must acknowledge the complaint within 30 days and respond to it without undue delay.

{acknowledged}

Reference: {reference}
Name: {sender_name}
Email: {sender_email}
Reply by: {reply_by}

{message}

View complaints: {inbox_link}`),
  },

  briefReceivedEmail: {
    label: 'Vacancy brief acknowledgement',
    about: 'Sent to employers who send a vacancy brief.',
    uses: ['greeting', 'reference', 'reply_by', ...AGENCY_PLACEHOLDERS],
    subject: 'We’ve received your vacancy brief ({reference})',
    body: toOutsider(
      `Thank you for your vacancy brief. A consultant will call or email you to talk it through.

Your reference: {reference}
You’ll hear from us by: {reply_by}`,
      `You’re receiving this email because someone sent a vacancy brief at {site} using this address. If that wasn’t you, please reply and let us know.`,
    ),
  },

  briefNoticeEmail: {
    label: 'Vacancy brief notice',
    about: 'Sent to your agency when an employer sends a vacancy brief. Replies to it go to the employer.',
    uses: ['sender_name', 'sender_email', 'reference', 'reply_by', 'message', 'inbox_link'],
    subject: 'New vacancy brief: reply by {reply_by} ({reference})',
    body: toAgency(`{sender_name} wants to hire.

Reference: {reference}
Email: {sender_email}
Reply by: {reply_by}

{message}

Open the inbox: {inbox_link}

Replies to this email go to the employer.`),
  },

  replyEmail: {
    label: 'Reply',
    about: 'Sent when a colleague replies to an application, a message or a complaint in the inbox.',
    uses: ['greeting', 'recipient_name', 'subject', 'reply', 'colleague', ...AGENCY_PLACEHOLDERS],
    subject: '{subject}',
    body: fromColleague('{reply}'),
  },

  jobInvitationEmail: {
    label: 'Invitation to apply',
    about: 'Sent when a colleague invites candidates in the talent pool to apply for a job.',
    uses: [
      'greeting',
      'invitation_note',
      'job_title',
      'job_facts',
      'job_link',
      'application_link',
      'colleague',
      ...AGENCY_PLACEHOLDERS,
    ],
    subject: 'A job that may suit you: {job_title}',
    body: fromColleague(
      `{invitation_note}

You asked us to keep your details for future jobs. We think this one may suit you:

{job_title}
{job_facts}

View the job and apply: {job_link}

If you have any questions, reply to this email.`,
      `You’re receiving this email because you agreed to join our talent pool at {site}.

See your details or leave the talent pool: {application_link}`,
    ),
  },

  clientPageEmail: {
    label: 'Candidates for a client',
    about: 'Sent to a client when a colleague sends them candidates.',
    uses: ['greeting', 'client_message', 'people_link', 'open_until', 'colleague', ...AGENCY_PLACEHOLDERS],
    subject: 'Candidates for you from {company_name}',
    body: fromColleague(`{client_message}

See the candidates: {people_link}

To open the page, you’ll need a code, which we’ll email to you. It’s available until {open_until}. Please keep the details confidential.`),
  },

  clientCodeEmail: {
    label: 'Code for a client',
    about: 'Sent to a client who opens the page with their candidates.',
    uses: ['greeting', 'code', ...AGENCY_PLACEHOLDERS],
    subject: 'Your code from {company_name}',
    body: toOutsider(`Your code to see the candidates: {code}

It works for 15 minutes. If you didn’t ask for it, you don’t need to do anything.`),
  },

  alertConfirmationEmail: {
    label: 'Job alert confirmation',
    about: 'Sent to people who sign up for a job alert.',
    uses: ['wanted_jobs', 'how_often', 'confirm_link', ...AGENCY_PLACEHOLDERS],
    subject: 'Confirm your job alert from {company_name}',
    body: toSubscriber(
      `You asked us to email you new jobs:

Jobs: {wanted_jobs}
How often: {how_often}

Yes, send me these jobs: {confirm_link}`,
      `If this wasn’t you, you can ignore this email: we won’t send anything unless you confirm, and we’ll delete your address within a week. Requested at {site}.`,
    ),
  },

  jobAlertEmail: {
    label: 'Job alert',
    about: 'Sent daily or weekly to people who have confirmed a job alert, if there are new jobs.',
    uses: ['headline', 'introduction', 'jobs', 'unsubscribe_link', 'wanted_jobs', 'how_often', ...AGENCY_PLACEHOLDERS],
    subject: '{headline}',
    body: toSubscriber(
      `{introduction}

{jobs}

Change or stop this alert: {unsubscribe_link}`,
      `You’re receiving this email because you signed up for job alerts at {site} ({wanted_jobs}, {how_often}).`,
    ),
  },

  invitationEmail: {
    label: 'Invitation',
    about: 'Sent to new users of the admin.',
    uses: ['user_name', 'user_email', 'password_link', 'expires_in', 'company_name', 'site'],
    subject: 'You’ve been invited to manage the {company_name} website',
    body: `Hello {user_name},

You’ve been invited to manage the {company_name} website at {site}. Your login is {user_email}. Choose a password to get started:

${PASSWORD_LINK}`,
  },

  passwordResetEmail: {
    label: 'Password reset',
    about: 'Sent to users of the admin who have forgotten their password.',
    uses: ['user_name', 'user_email', 'password_link', 'expires_in', 'site'],
    subject: 'Reset your password for {site}',
    body: `Hello {user_name},

We received a request to reset the password for {user_email} at {site}.

${PASSWORD_LINK}`,
  },

  accountChangeEmail: {
    label: 'Account change notice',
    about: 'Sent to users of the admin when their password or two-factor authentication changes.',
    uses: ['user_name', 'change', 'admin_link'],
    subject: 'A change to your account',
    body: toUser(`{change}

If this was you, you don’t need to do anything. If it wasn’t, change your password immediately and contact an administrator.

Open the admin: {admin_link}`),
  },

  assignmentEmail: {
    label: 'Assignment notice',
    about:
      'Sent to users of the admin when colleagues assign applications or messages to them or hand over jobs, for new applications to their jobs, and for new emails. Each user chooses when to get it.',
    uses: ['user_name', 'assignment_summary', 'assignments', 'settings_link'],
    subject: '{assignment_summary}',
    body: toUser(`{assignment_summary}:

{assignments}

Change your notifications: {settings_link}`),
  },

  todayEmail: {
    label: 'Today',
    about: 'Sent at 8am on working days to users of the admin who have asked for it, if they have anything to do.',
    uses: ['user_name', 'today_summary', 'today_items', 'settings_link'],
    subject: '{today_summary}',
    body: toUser(`{today_summary}:

{today_items}

Change your notifications: {settings_link}`),
  },

  deletionNoticeEmail: {
    label: 'Erasure notice',
    about: 'Sent to your agency, at most once a week, before records reach the end of their retention period.',
    uses: ['records', 'applications', 'messages', 'first_deletion', 'deletion_link'],
    subject: '{records} due for erasure soon',
    body: toAgency(`In the next two weeks these records reach the end of their retention period and will be erased:

Applications: {applications}
Messages: {messages}
First erasure: {first_deletion}

If you need to keep any of them, for example because of a dispute, place a legal hold on them before then.

See what’s due for erasure: {deletion_link}`),
  },

  deletionPausedEmail: {
    label: 'Paused erasure notice',
    about: 'Sent to your agency if the server’s clock may be wrong.',
    uses: ['today', 'paused_until', 'deletion_link'],
    subject: 'Please check your server’s clock',
    body: toAgency(`According to your server’s clock, today is {today}. That’s more than three days away from the date of its last check, so either the server was switched off or its clock is wrong.

To be safe, nothing will be erased before {paused_until}. If the date above is right, you don’t need to do anything. If it’s wrong, please have the clock corrected before then.

See what’s due for erasure: {deletion_link}`),
  },

  uploadsStoppedEmail: {
    label: 'Full disk notice',
    about: 'Sent to your agency once a day while the server can’t accept files.',
    uses: [],
    subject: 'Your website can’t accept files: its disk is almost full',
    body: toAgency(`Your website’s disk is almost full, so it can’t accept CVs or images for now. Candidates are asked to email their CV to you instead.

Messages and changes to the site are still being saved. Please ask your server administrator to free up some space or enlarge the disk.

We’ll send this email once a day until it’s resolved.`),
  },

  manyUploadsEmail: {
    label: 'High CV volume notice',
    about: 'Sent to your agency once a day while an unusual number of CVs are arriving.',
    uses: [],
    subject: 'Unusually high number of CVs on your website',
    body: toAgency(`Your website has received more than 2 GB of CVs in the last 24 hours. They are all in the inbox.

Please look through the latest applications. If most of them are junk, someone may be trying to fill up the disk: ask your server administrator to block their network.

We’ll send this email once a day until it’s resolved.`),
  },

  healthEmail: {
    label: 'System health',
    about: 'Sent to administrators when part of the system stops working, and every Monday morning with a summary.',
    uses: ['health_summary', 'health_facts', 'admin_link'],
    subject: '{health_summary}',
    body: toAgency(`{health_summary}:

{health_facts}

See the current status: {admin_link}`),
  },

  webhookPausedEmail: {
    label: 'Paused webhook notice',
    about: 'Sent to administrators when a webhook is paused because it keeps failing.',
    uses: ['webhook_host', 'webhooks_link'],
    subject: 'Your webhook to {webhook_host} is paused',
    body: toAgency(`Either your website couldn’t deliver events to {webhook_host} for three days, or {webhook_host} replied that it no longer accepts them. The webhook is now paused.

New events are kept. They’ll be sent when you restart the webhook.

See what went wrong: {webhooks_link}`),
  },

  testEmail: {
    label: 'Test email',
    about: 'Sent to an administrator who selects “Send a test email” in the email log.',
    uses: ['user_name', 'site'],
    subject: 'Test email from {site}',
    body: toUser(`If you’re reading this, email is working.`),
  },
} as const satisfies Record<`${string}Email`, Email>;
