import { PUT_FORWARD } from 'content-types/applications/added-because';
import { plural } from 'content-types/text/plural';

const listFormat = new Intl.ListFormat('en-GB');

export const texts = {
  addCv: 'Add a CV',
  /** `3 applications`. */
  count: {
    applications: (count: number) => plural(count, { one: '# application', other: '# applications' }),
    messages: (count: number) => plural(count, { one: '# message', other: '# messages' }),
  },
  status: { applications: 'Stage', messages: 'Status' },
  about: 'About the application',
  /** The effect of a move to a stage on the candidate's own page. */
  candidateSees: (text: string) => (text ? `The candidate sees: ${text}` : 'The candidate sees no change.'),
  /** The side effects of a move to a stage, before it happens. */
  sideEffects: {
    reminder: (day: string) => `Reminds you on ${day}.`,
    assignment: { '': '', mover: 'Assigns it to you.', jobOwner: 'Assigns it to the job’s owner.' },
  },
  reads: (name: string) => `${name} is reading this`,
  assignedTo: 'Assigned to',
  unassigned: 'Unassigned',
  you: (name: string) => `${name} (you)`,
  toBin: 'Move to bin',
  restore: 'Restore',
  notSpam: 'Not spam',

  /** The statuses of messages. The stages of applications are content. */
  statuses: { new: 'New', read: 'Read', answered: 'Replied', archived: 'Archived', spam: 'Spam' },

  kinds: { message: 'Message', brief: 'Vacancy brief', complaint: 'Data protection complaint' },
  replyBy: (day: string) => `Reply by ${day}`,
  wasDue: (day: string) => `Reply was due on ${day}`,
  overdue: 'Overdue brief',

  list: {
    export: 'Export',
    /** The specification's wording. */
    fetchFailed: { applications: 'Error fetching applications', messages: 'Error fetching messages' },
    all: 'All',
    spam: (count: number) => `Spam (${count})`,
    binned: (count: number) => `Bin (${count})`,
    searchIn: { applications: 'Search applications', messages: 'Search messages' },
    job: 'Job',
    kind: 'Type',
    allKinds: 'All types',
    allJobs: 'All jobs',
    flagged: 'Flagged',
    anyone: 'Anyone',
    from: 'From',
    to: 'To',
    applications: (count: number) => plural(count, { one: '# application', other: '# applications' }),
    times: (count: number) => `×${count}`,
    /** A second application for the same job. */
    repeat: 'repeat application',
    hasFlags: 'flagged',
    sample: 'sample',
    newEmail: 'new email',
    newEmails: 'New emails',
    due: 'Reply due',
    miles: (count: number) => (count < 1 ? 'under a mile' : plural(count, { one: '# mile', other: '# miles' })),
    answerToday: 'reply due today',
    answerBy: (day: string) => `reply due ${day}`,
    answerOverdue: 'reply overdue',
    select: (name: string) => `Select ${name}`,
    selected: (count: number) => `${count} selected`,
    selectMore: (count: number) => `Select all ${count}`,
    selectMost: 'Select the first 500',
    layout: 'Layout',
    layouts: { list: 'List', board: 'Board', week: 'Interviews' },
    assignedToMe: 'Assigned to me',
    selection: { applications: 'Selected applications', messages: 'Selected messages' },
    markAs: { applications: 'Move to', messages: 'Mark as' },
    assignTo: 'Assign to',
    noMatch: { title: 'Nothing found', text: 'Try a different search or filter.' },
    empty: {
      inbox: {
        applications: { title: 'No applications yet', text: 'They appear here when candidates apply.' },
        messages: { title: 'No messages yet', text: 'They appear here when visitors use the contact form.' },
      },
      spam: { title: 'No spam', text: 'Suspected spam is kept here until you review it.' },
      bin: { title: 'The bin is empty', text: 'You can restore anything you move here.' },
    },
  },

  /** Outcomes of changes; `subject` is a name or a count. */
  changes: {
    failed: 'Couldn’t save the change',
    binned: (subject: string) => `${subject} moved to the bin.`,
    restored: (subject: string) => `${subject} restored.`,
    moved: (subject: string, stage: string) => `${subject} moved to “${stage}”.`,
    marked: (subject: string, status: string) => `${subject} marked as ${status}.`,
    assigned: (subject: string) => `${subject} assigned.`,
    unassigned: (subject: string) => `${subject} unassigned.`,
  },

  /** A colleague's earlier changes. */
  conflicts: {
    unchanged: {
      applications: (count: number) =>
        plural(count, { one: '# application was left as it is', other: '# applications were left as they are' }),
      messages: (count: number) =>
        plural(count, { one: '# message was left as it is', other: '# messages were left as they are' }),
    },
    notUndone: (count: number) => plural(count, { one: '# change wasn’t undone', other: '# changes weren’t undone' }),
    keep: 'Leave unchanged',
    moveAnyway: (stage: string) => `Move to “${stage}” anyway`,
    changeAnyway: 'Change anyway',
  },

  board: {
    label: 'Applications by stage',
    empty: 'No applications',
    select: (stage: string) => `Select all in ${stage}`,
    moreActions: (name: string) => `Move ${name}`,
    show: (stage: string) => `Show ${stage}`,
    fold: (stage: string) => `Collapse ${stage}`,
    showMore: 'Show more',
    showAll: (count: number) => `Show all ${count} in the list`,
    dragging: (name: string) => `Moving ${name}.`,
    over: (stage: string) => `Over ${stage}.`,
  },

  /** Keys, and the buttons that do the same. */
  keys: {
    label: 'Actions',
    reject: 'Reject…',
    interview: 'Offer times',
    client: 'Send to client',
    email: 'Email',
    note: 'Note',
    remind: 'Remind',
    undo: 'Undo',
    all: 'Shortcuts',
    title: 'Keyboard shortcuts',
    move: (stage: string) => `Move to ${stage} and open the next`,
    others: [
      ['j', 'Next'],
      ['k', 'Previous'],
      ['?', 'This list'],
      ['Ctrl K', 'Search'],
    ],
  },

  /** Moving to a stage and emailing the candidates. */
  moveEmail: {
    open: 'Reject and email…',
    title: (count: number) => plural(count, { one: 'Email the candidate', other: 'Email # candidates' }),
    stage: 'Move to',
    help: (fields: readonly string[]) =>
      `Filled in for each person: ${fields.map((field) => `{${field}}`).join(', ')}. We’ll add a greeting and your signature.`,
    preview: 'Preview',
    previewOf: 'Preview for',
    to: (address: string) => `To ${address}`,
    noPreview: 'Write a subject and a message to see the email.',
    skipped: (count: number) =>
      plural(count, { one: '# person won’t be moved or emailed', other: '# people won’t be moved or emailed' }),
    skippedLate: (count: number) =>
      plural(count, { one: '# person wasn’t moved or emailed', other: '# people weren’t moved or emailed' }),
    undoHint: 'You’ll have a minute to undo this.',
    nobody: 'None of these people can be emailed.',
    send: (stage: string, count: number) =>
      plural(count, { one: `Move to ${stage} and send email`, other: `Move to ${stage} and send # emails` }),
    cancel: 'Cancel',
  },

  /** The emails that wait to be sent. */
  waiting: {
    label: 'Emails about to be sent',
    summary: (count: number) =>
      plural(count, { one: '# email goes out in a minute', other: '# emails go out in a minute' }),
    to: (names: string[], remainingCount: number) =>
      `To ${listFormat.format([...names, ...(remainingCount > 0 ? [plural(remainingCount, { one: '# other', other: '# others' })] : [])])}`,
    seconds: (count: number) => `${count} s`,
    undoAll: 'Undo all',
    undo: 'Undo',
    undoOne: (name: string) => `Undo the email to ${name}`,
    showPeople: 'Show people',
    hidePeople: 'Hide people',
    undone: (count: number) =>
      plural(count, {
        one: 'Email cancelled. The application is back where it was.',
        other: '# emails cancelled. The applications are back where they were.',
      }),
    tooLate: (count: number) =>
      plural(count, { one: '# email had already been sent.', other: '# emails had already been sent.' }),
    failed: 'Couldn’t undo the change',
  },

  emptyBin: {
    applications: {
      title: 'Empty the bin?',
      text: 'The applications in it will be permanently deleted, with their CVs, notes and emails. If you’ve dealt with someone, the law requires you to keep their name, email address, CV and application dates for a year. Applications on legal hold are kept.',
      action: 'Empty bin',
    },
    messages: {
      title: 'Empty the bin?',
      text: 'The messages in it will be permanently deleted, with their notes and emails. Messages on legal hold and complaints awaiting a reply are kept.',
      action: 'Empty bin',
    },
    done: 'The bin is empty.',
    partlyDone: {
      applications: (keptCount: number) =>
        plural(keptCount, {
          one: 'The bin was emptied. # application had to be kept.',
          other: 'The bin was emptied. # applications had to be kept.',
        }),
      messages: (keptCount: number) =>
        plural(keptCount, {
          one: 'The bin was emptied. # message had to be kept.',
          other: 'The bin was emptied. # messages had to be kept.',
        }),
    },
    failed: 'The bin wasn’t emptied',
  },

  steps: {
    all: { applications: 'All applications', messages: 'All messages' },
    last: 'That was the last one',
    previous: 'Previous',
    next: 'Next',
    position: (index: number, total: number) => `${index} of ${total}`,
  },

  opened: {
    candidate: 'Candidate record',
    appliedFor: 'Applied for',
    source: (source: string) => `Source: ${source}`,
    unknownSource: 'unknown',
    correctSource: 'Change',
    sourceField: 'Source',
    sourceHelp: 'Such as indeed or linkedin. Leave it blank if you don’t know.',
    sample: 'Sample',
    sampleHelp: 'It came with the sample agency. Emails about it are never sent.',
    also: 'Also:',
    repeat: 'Repeat application',
    openEarlier: (reference: string) => `Open ${reference}`,
    alike: {
      resume: 'Almost the same CV as',
      coverLetter: 'Almost the same cover letter as',
      and: ' and ',
      others: (total: number) => plural(total, { one: '# other', other: '# others' }),
    },
    spam: { title: 'Flagged as spam', notNotified: 'No notification was sent.' },
    flags: 'Flagged answers',
    answers: 'Answers',
    notAnswered: 'Not answered',
    requirements: 'Requirements and the CV',
    notInCv: 'Not found in the CV',
    unsafeResume: 'Open this CV with care',
  },

  activity: {
    title: 'Activity',
    scope: 'Show',
    everything: 'Everything',
    onlyThis: { applications: 'This application', messages: 'This message' },
    applied: (job: string) => `Applied for ${job}`,
    added: (job: string, reason: string) =>
      reason === PUT_FORWARD ? `Added to ${job}` : `Added for ${job} (${reason.toLowerCase()})`,
    wrote: 'Message',
    deleteNote: 'Delete note',
    confirmDeleteNote: { title: 'Delete this note?', text: 'You can’t undo this.', action: 'Delete note' },
    by: (time: string, user: string) => `${time} by ${user}`,
    moved: (stage: string) => `Moved to “${stage}”`,
    marked: (status: string) => `Marked as ${status}`,
    assigned: (name: string) => `Assigned to ${name}`,
    events: {
      note: 'Note',
      call: 'Phone call',
      reply: 'Reply',
      unsent: 'Email cancelled before it was sent',
      bin: 'Moved to the bin',
      restore: 'Restored',
      candidate: 'Candidate update',
      interview: 'Interview',
      client: 'Client',
      added: 'Added',
      resume: 'CV replaced',
    },
    emails: {
      added: {
        queued: 'Notice about their data not sent yet',
        sent: 'Notice about their data sent',
        failed: 'Notice about their data failed to send',
      },
      acknowledgement: {
        queued: 'Acknowledgement not sent yet',
        sent: 'Acknowledgement sent',
        failed: 'Acknowledgement failed to send',
      },
      notification: {
        queued: 'Notification not sent yet',
        sent: 'Notification sent',
        failed: 'Notification failed to send',
      },
      interview: {
        queued: 'Interview email to the candidate not sent yet',
        sent: 'Interview email to the candidate sent',
        failed: 'Interview email to the candidate failed to send',
      },
      interviewer: {
        queued: 'Email to the interviewer not sent yet',
        sent: 'Email to the interviewer sent',
        failed: 'Email to the interviewer failed to send',
      },
      reply: { queued: 'Reply not sent yet', sent: 'Reply sent', failed: 'Reply failed to send' },
      other: { queued: 'Email not sent yet', sent: 'Email sent', failed: 'Email failed to send' },
    },
    routine: (count: number) => plural(count, { one: '# automatic email', other: '# automatic emails' }),
    note: 'Note',
    noteHelp: 'Only colleagues see it. Type @ and a colleague’s name to email them.',
    isCall: 'We spoke on the phone',
    noCall: 'Not a call',
    saveNote: 'Save note',
  },

  /** The emails of a thread. */
  emails: {
    from: 'Email from',
    automaticFrom: 'Automatic reply from',
    unread: 'New',
    otherSender: (address: string) => (address ? `From another address: ${address}` : 'From an unknown address'),
    otherSenderHelp: (email: string) => `Check who wrote this before you rely on it. Your reply goes to ${email}.`,
    showText: 'Show automatic reply',
    showQuoted: 'Show earlier emails',
    unsaved: (name: string, reason: string) => `${name} wasn’t saved. ${reason}`,
    resend: 'Send again',
  },

  reply: {
    defaultSubject: {
      applications: (reference: string) => `Your application (${reference})`,
      messages: (reference: string) => `Your message (${reference})`,
    },
    title: (name: string) => `Email ${name}`,
    help: (email: string) => `To ${email}. We’ll add a greeting and your signature.`,
    copies: 'Copy to',
    copiesHint: 'Email addresses, separated by commas',
    attach: 'Attach files',
    attachHelp: (size: string) => `PDF, Word, JPEG or PNG, up to ${size} in total`,
    removeFile: (name: string) => `Remove ${name}`,
    send: 'Send email',
    leave: {
      title: 'Leave this email?',
      text: 'It hasn’t been sent, and what you’ve written isn’t kept.',
      action: 'Leave',
    },
  },

  /** The inputs of a reply to one or more people. */
  message: {
    template: 'Template',
    noTemplate: 'Blank email',
    subject: 'Subject',
    text: 'Message',
    fillIn: (placeholder: string) => `Fill in ${placeholder} before sending.`,
  },
};
