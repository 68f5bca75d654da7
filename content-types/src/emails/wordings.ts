/** The standard wordings of every email that the system sends. A new email is an entry in `EMAILS`. */
import { FROM_AGENCY, type PlaceholderName } from './placeholders.ts';

interface Email {
  label: string;
  /** When it is sent, and to whom. */
  about: string;
  uses: readonly PlaceholderName[];
  subject: string;
  body: string;
}

const AGENCY = '{company_name}\n{company_phone}\n{company_email}';

const CANDIDATE_NEWS = `Reference: {reference}
Job: {job_title}

Open the inbox: {inbox_link}

Replies to this email go to the candidate.

Kind regards,
Your website`;

const PASSWORD_LINK = `Choose a password: {password_link}

The link works once and expires in {expires_in}.

Kind regards,
{site}

--
If you weren’t expecting this email, you can ignore it: nothing changes unless you use the link.`;

export const EMAILS = {
  applicationReceivedEmail: {
    label: 'Application acknowledgement',
    about: 'Sent to candidates when they apply.',
    uses: ['greeting', 'job_title', 'reference', 'application_link', ...FROM_AGENCY],
    subject: 'We’ve received your application for {job_title} ({reference})',
    body: `{greeting}

Thank you for applying for {job_title}. We’ve received your application and CV.

Your reference: {reference}

Please quote this reference if you contact us.

A consultant reads every application. If you’re a good match, we’ll be in touch. You don’t need to do anything else for now.

Use the link below to check your application’s status, replace your CV, withdraw, or download or delete your data. Keep it private: anyone who has it can do the same.

View your application: {application_link}

Kind regards,
${AGENCY}

--
You’re receiving this email because someone applied at {site} using this address. If that wasn’t you, please reply and let us know.

{registered_details}`,
  },

  candidateLinkEmail: {
    label: 'New link for a candidate',
    about: 'Sent to candidates who ask for a new link because theirs has expired.',
    uses: ['greeting', 'reference', 'application_link', ...FROM_AGENCY],
    subject: 'Your new link ({reference})',
    body: `{greeting}

You asked for a new link to your application. Keep it private: anyone who has it can see and delete your data.

View your application: {application_link}

Kind regards,
${AGENCY}

--
If you didn’t ask for this, you can ignore this email.

{registered_details}`,
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
      'cover_letter',
      'applied_before',
      'inbox_link',
    ],
    subject: '{candidate_name} applied for {job_title} ({reference})',
    body: `Hello,

{candidate_name} has applied for {job_title}.

{applied_before}

Reference: {reference}
Name: {candidate_name}
Email: {candidate_email}
Phone: {candidate_phone}
CV: {cv}

{cover_letter}

Open the application: {inbox_link}

Replies to this email go to the candidate.

Kind regards,
Your website`,
  },

  applicationWithdrawnEmail: {
    label: 'Withdrawal notice',
    about: 'Sent to your agency when a candidate withdraws. Replies to it go to the candidate.',
    uses: ['candidate_name', 'candidate_email', 'job_title', 'reference', 'inbox_link'],
    subject: '{candidate_name} has withdrawn their application ({reference})',
    body: `Hello,

{candidate_name} has withdrawn their application.

${CANDIDATE_NEWS}`,
  },

  newResumeEmail: {
    label: 'New CV notice',
    about: 'Sent to your agency when a candidate replaces their CV. Replies to it go to the candidate.',
    uses: ['candidate_name', 'candidate_email', 'job_title', 'reference', 'inbox_link'],
    subject: '{candidate_name} has uploaded a new CV ({reference})',
    body: `Hello,

{candidate_name} has uploaded a new CV.

${CANDIDATE_NEWS}`,
  },

  messageNoticeEmail: {
    label: 'New message notice',
    about: 'Sent to your agency when someone uses the contact form. Replies to it go to the sender.',
    uses: ['sender_name', 'sender_email', 'sender_website', 'reference', 'message', 'inbox_link'],
    subject: 'Message from {sender_name} ({reference})',
    body: `Hello,

{sender_name} has sent you a message through the contact form.

Reference: {reference}
Name: {sender_name}
Email: {sender_email}
Website: {sender_website}

{message}

Open the inbox: {inbox_link}

Replies to this email go to the sender.

Kind regards,
Your website`,
  },

  complaintReceivedEmail: {
    label: 'Complaint acknowledgement',
    about: 'Sent to the sender of a data protection complaint. The law requires it within 30 days.',
    uses: ['greeting', 'reference', 'reply_by', ...FROM_AGENCY],
    subject: 'We’ve received your complaint ({reference})',
    body: `{greeting}

We’ve received your complaint about how we use personal data. We take it seriously and are looking into it.

Your reference: {reference}
We’ll reply by: {reply_by}

If you’re not satisfied with our response, you can complain to the Information Commissioner’s Office: ico.org.uk/make-a-complaint.

Kind regards,
${AGENCY}

--
You’re receiving this email because someone made a complaint at {site} using this address. If that wasn’t you, please reply and let us know.

{registered_details}`,
  },

  complaintNoticeEmail: {
    label: 'Complaint notice',
    about: 'Sent to your agency with each data protection complaint. Replies to it go to the sender.',
    uses: ['sender_name', 'sender_email', 'reference', 'reply_by', 'acknowledged', 'message', 'inbox_link'],
    subject: 'Data protection complaint: reply by {reply_by} ({reference})',
    body: `Hello,

{sender_name} has complained about how you use personal data.

By law you must acknowledge the complaint within 30 days and respond to it without undue delay.

{acknowledged}

Reference: {reference}
Name: {sender_name}
Email: {sender_email}
Reply by: {reply_by}

{message}

View complaints: {inbox_link}

Kind regards,
Your website`,
  },

  replyEmail: {
    label: 'Reply',
    about: 'Sent when a colleague replies to an application, a message or a complaint in the inbox.',
    uses: ['recipient_name', 'subject', 'reply', 'colleague', ...FROM_AGENCY],
    subject: '{subject}',
    body: `Dear {recipient_name},

{reply}

Kind regards,
{colleague}
${AGENCY}

--
{registered_details}`,
  },

  alertConfirmationEmail: {
    label: 'Job alert confirmation',
    about: 'Sent to people who sign up for a job alert.',
    uses: ['wanted_jobs', 'how_often', 'confirm_link', ...FROM_AGENCY],
    subject: 'Confirm your job alert from {company_name}',
    body: `Hello,

You asked us to email you new jobs:

Jobs: {wanted_jobs}
How often: {how_often}

Yes, send me these jobs: {confirm_link}

Kind regards,
${AGENCY}

--
If this wasn’t you, you can ignore this email: we won’t send anything unless you confirm, and we’ll delete your address within a week. Requested at {site}.

{registered_details}`,
  },

  jobAlertEmail: {
    label: 'Job alert',
    about: 'Sent daily or weekly to people who have confirmed a job alert, if there are new jobs.',
    uses: ['headline', 'introduction', 'jobs', 'unsubscribe_link', 'wanted_jobs', 'how_often', ...FROM_AGENCY],
    subject: '{headline}',
    body: `Hello,

{introduction}

{jobs}

Change or stop this alert: {unsubscribe_link}

Kind regards,
${AGENCY}

--
You’re receiving this email because you signed up for job alerts at {site} ({wanted_jobs}, {how_often}).

{registered_details}`,
  },

  invitationEmail: {
    label: 'Invitation',
    about: 'Sent to new users of the admin.',
    uses: ['user_name', 'user_email', 'password_link', 'expires_in', 'site'],
    subject: 'Your invitation to {site}',
    body: `Hello {user_name},

You’ve been invited to manage {site}. Your login is {user_email}. Choose a password to get started:

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
    body: `Hello {user_name},

{change}

If this was you, you don’t need to do anything. If it wasn’t, change your password immediately and tell an administrator.

Open the admin: {admin_link}

Kind regards,
Your website`,
  },

  deletionNoticeEmail: {
    label: 'Deletion notice',
    about: 'Sent to your agency, at most once a week, before records reach the end of their retention period.',
    uses: ['records', 'applications', 'messages', 'first_deletion', 'deletion_link'],
    subject: '{records} due for deletion soon',
    body: `Hello,

In the next two weeks these records reach the end of their retention period and will be permanently deleted:

Applications: {applications}
Messages: {messages}
First deletion: {first_deletion}

If you need to keep any of them, for example because of a dispute, place a legal hold on them before then.

See what’s due for deletion: {deletion_link}

Kind regards,
Your website`,
  },

  deletionPausedEmail: {
    label: 'Paused deletion notice',
    about: 'Sent to your agency if the server’s clock may be wrong.',
    uses: ['today', 'paused_until', 'deletion_link'],
    subject: 'Please check your website server’s clock',
    body: `Hello,

According to your website server’s clock, today is {today}. That’s more than three days away from the date of its last check, so either the server was switched off or its clock is wrong.

To be safe, nothing will be deleted before {paused_until}. If the date above is right, you don’t need to do anything. If it’s wrong, please have the clock corrected before then.

See what’s due for deletion: {deletion_link}

Kind regards,
Your website`,
  },

  uploadsStoppedEmail: {
    label: 'Full disk notice',
    about: 'Sent to your agency once a day while the server can’t accept files.',
    uses: [],
    subject: 'Your website can’t accept files: its disk is almost full',
    body: `Hello,

Your website’s disk is almost full, so it can’t accept CVs or images for now. Candidates are asked to email their CV to you instead.

Messages and changes to the site are still saved. Please ask your server administrator to free up some space or enlarge the disk.

We’ll send this email once a day until it’s resolved.

Kind regards,
Your website`,
  },

  manyUploadsEmail: {
    label: 'Unusual number of CVs notice',
    about: 'Sent to your agency once a day while an unusual number of CVs is arriving.',
    uses: [],
    subject: 'Unusually high number of CVs on your website',
    body: `Hello,

Your website has received more than 2 GB of CVs in the last 24 hours. They are all in the inbox.

Please look through the latest applications. If most of them are junk, someone may be trying to fill up the disk: ask your server administrator to block their network.

We’ll send this email once a day until it’s resolved.

Kind regards,
Your website`,
  },

  testEmail: {
    label: 'Test email',
    about: 'Sent to an administrator who presses “Send a test email” in the email log.',
    uses: ['user_name', 'site'],
    subject: 'Test email from {site}',
    body: `Hello {user_name},

If you’re reading this, email is working.

Kind regards,
Your website`,
  },
} as const satisfies Record<`${string}Email`, Email>;
