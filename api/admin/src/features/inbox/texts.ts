/** The texts of the inbox: the lists of applications and messages, the open one, and the reply templates. */
import { plural } from 'content-types/lib/plural';

export const texts = {
  /** `3 applications`. */
  count: {
    applications: (count: number) => plural(count, { one: '# application', other: '# applications' }),
    messages: (count: number) => plural(count, { one: '# message', other: '# messages' }),
  },
  status: { applications: 'Stage', messages: 'Status' },
  /** What a move to a stage does to the candidate’s own page. */
  candidateSees: (words: string) => (words ? `The candidate sees: ${words}` : 'The candidate sees no change.'),
  assignedTo: 'Assigned to',
  unassigned: 'Unassigned',
  you: (name: string) => `${name} (you)`,
  bin: 'Bin',
  restore: 'Restore',
  notSpam: 'Not spam',

  /** Of messages. The stages of applications are content. */
  statuses: { new: 'New', read: 'Read', answered: 'Replied', archived: 'Archived', spam: 'Spam' },

  list: {
    export: 'Export',
    /** The specification's wording. */
    fetchFailed: { applications: 'Error fetching applications', messages: 'Error fetching messages' },
    show: 'Show',
    inbox: 'Inbox',
    spam: (count: number) => `Spam (${count})`,
    binned: (count: number) => `Bin (${count})`,
    search: 'Search',
    searchIn: { applications: 'Search applications', messages: 'Search messages' },
    allStatuses: { applications: 'All stages', messages: 'All statuses' },
    filters: 'Filters',
    clearFilters: 'Clear filters',
    job: 'Job',
    allJobs: 'All jobs',
    answers: 'Answers',
    allAnswers: 'All answers',
    flagged: 'Flagged',
    anyone: 'Anyone',
    from: 'From',
    to: 'To',
    repeatApplicant: 'repeat applicant',
    hasFlags: 'flagged',
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all',
    selected: (count: number) => `${count} selected`,
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

  /** Outcomes of changes to one or many: `what` is a name or a count. */
  changes: {
    failed: 'Nothing was changed',
    binned: (what: string) => `${what} moved to the bin.`,
    restored: (what: string) => `${what} restored.`,
    moved: (what: string, stage: string) => `${what} moved to “${stage}”.`,
    marked: (what: string, status: string) => `${what} marked as ${status}.`,
    assigned: (what: string) => `${what} assigned.`,
    unassigned: (what: string) => `${what} unassigned.`,
  },

  emptyBin: {
    applications: {
      title: 'Empty the bin?',
      text: 'The applications in it will be permanently deleted, with their CVs, notes and emails. For people you’ve dealt with, you must keep their name, email address, CV and dates for a year by law. Applications on legal hold are kept.',
      action: 'Empty bin',
    },
    messages: {
      title: 'Empty the bin?',
      text: 'The messages in it will be permanently deleted, with their notes and emails. Messages on legal hold and complaints awaiting a reply are kept.',
      action: 'Empty bin',
    },
    done: 'The bin is empty.',
    partlyDone: {
      applications: (left: number) =>
        plural(left, {
          one: 'The bin was emptied. # application had to be kept.',
          other: 'The bin was emptied. # applications had to be kept.',
        }),
      messages: (left: number) =>
        plural(left, {
          one: 'The bin was emptied. # message had to be kept.',
          other: 'The bin was emptied. # messages had to be kept.',
        }),
    },
    failed: 'The bin wasn’t emptied',
  },

  steps: {
    all: { applications: 'All applications', messages: 'All messages' },
    previous: 'Previous',
    next: 'Next',
    position: (index: number, total: number) => `${index} of ${total}`,
  },

  opened: {
    appliedFor: 'Applied for',
    repeat: 'Repeat application',
    openEarlier: (reference: string) => `Open ${reference}`,
    spam: { title: 'Flagged as spam', notNotified: 'No notification was sent.' },
    flags: 'Flagged answers',
    answers: 'Answers',
    notAnswered: 'Not answered',
    unsafeResume: 'Open this CV with care',
    /** What the check of the file found. */
    warnings: {
      script: 'It contains a script or another action that runs when it’s opened.',
      launch: 'It tries to start another program.',
      attachment: 'It contains another file.',
      remote: 'It loads or sends something over the network.',
      unchecked: 'Part of it couldn’t be checked.',
    } as Record<string, string>,
  },

  activity: {
    title: 'Activity',
    received: 'Received',
    by: (time: string, user: string) => `${time} by ${user}`,
    moved: (stage: string) => `Moved to “${stage}”`,
    marked: (status: string) => `Marked as ${status}`,
    assigned: (name: string) => `Assigned to ${name}`,
    events: {
      note: 'Note',
      reply: 'Reply',
      bin: 'Moved to the bin',
      restore: 'Restored',
      candidate: 'Candidate update',
    },
    emails: {
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
      reply: { queued: 'Reply not sent yet', sent: 'Reply sent', failed: 'Reply failed to send' },
      other: { queued: 'Email not sent yet', sent: 'Email sent', failed: 'Email failed to send' },
    },
    reply: 'Reply',
    addNote: 'Add a note',
    note: 'Note',
    noteHelp: 'For colleagues. The sender doesn’t see it.',
    saveNote: 'Save note',
  },

  reply: {
    template: 'Template',
    noTemplate: 'Blank email',
    subject: 'Subject',
    defaultSubject: {
      applications: (reference: string) => `Your application (${reference})`,
      messages: (reference: string) => `Your message (${reference})`,
    },
    text: 'Message',
    help: (email: string) => `To ${email}. We’ll add a greeting and your signature.`,
    fillIn: (placeholder: string) => `Fill in ${placeholder} before sending.`,
    send: 'Send email',
  },

  templates: {
    title: 'Reply templates',
    intro: 'Start a reply from one of these. A greeting and your signature are added automatically.',
    inboxes: { application: 'For applications', message: 'For messages' },
    create: 'Create template',
    createIn: { application: 'Create template for applications', message: 'Create template for messages' },
    name: 'Name',
    subject: 'Subject',
    text: 'Text',
    placeholders: 'Placeholders:',
    confirmDelete: {
      title: 'Are you sure you want to delete this template?',
      text: 'Emails already sent won’t change. You can’t undo this.',
      action: 'Delete template',
    },
  },
};
