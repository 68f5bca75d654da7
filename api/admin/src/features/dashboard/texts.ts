/** The texts of the dashboard. */
import { plural } from 'content-types/lib/plural';

export const texts = {
  welcome: (name: string) => `Welcome, ${name}!`,

  alerts: {
    stopped: {
      title: 'Candidates can’t send CVs',
      children:
        'The server’s disk is almost full, so it’s rejecting CVs and images. Ask the person who runs your server to free up some space or add more.',
    },
    unusual: {
      title: 'An unusual number of CVs today',
      children:
        'More than 2 GB of CVs have arrived in the last 24 hours. Check the latest applications: someone may be trying to fill the disk.',
    },
  },

  setup: {
    title: 'Set up your agency',
    progress: (done: number, total: number) => `${done} of ${total} done`,
    done: 'Done',
    toDo: 'To do',
    hide: 'Hide this list',
    steps: {
      details: 'Add your agency’s name and contact details',
      brand: 'Add your logo',
      sectors: 'Set up your sectors',
      job: 'Publish your first job',
      email: 'Send a test email',
      secondFactor: 'Turn on two-factor authentication',
      sample: 'Remove the sample agency',
    },
    sample: {
      action: 'Remove sample content',
      title: 'Remove the sample content?',
      text: (total: number) =>
        plural(total, {
          one: 'This removes # sample page, job or post from the site. Anything you’ve edited stays. You can restore deleted entries from the bin for 30 days.',
          other:
            'This removes # sample pages, jobs and posts from the site. Anything you’ve edited stays. You can restore deleted entries from the bin for 30 days.',
        }),
      removed: (total: number) => plural(total, { one: 'Removed # sample entry.', other: 'Removed # sample entries.' }),
      failed: 'The sample content couldn’t be removed.',
    },
  },

  unsent: {
    title: (total: number) =>
      plural(total, { one: '# email is waiting to be sent', other: '# emails are waiting to be sent' }),
    text: 'Email isn’t set up yet. They’re safe, and will be sent once it is.',
    link: 'How to set it up',
  },

  /** What each number in the row of figures counts. */
  figures: {
    title: 'At a glance',
    applications: { one: 'new application', other: 'new applications' },
    messages: { one: 'new message', other: 'new messages' },
    spamApplications: { one: 'application flagged as spam', other: 'applications flagged as spam' },
    spamMessages: { one: 'message flagged as spam', other: 'messages flagged as spam' },
    jobs: { one: 'live job', other: 'live jobs' },
    failedEmails: { one: 'failed email', other: 'failed emails' },
  },

  chart: {
    title: 'Applications by week',
    none: (since: string) => `No applications since ${since}.`,
    summary: (total: number, since: string, most: number) =>
      plural(total, {
        one: `# application since ${since}.`,
        other: `# applications since ${since}, with ${most} in the busiest week.`,
      }),
    asTable: 'Show as a table',
    week: 'Week starting',
    applications: 'Applications',
  },

  unpublished: {
    title: 'Unpublished changes',
    titleOf: (shown: number, total: number) => `Unpublished changes (${shown} of ${total.toLocaleString('en-GB')})`,
    none: 'Everything is published.',
    status: { draft: 'Draft', changed: 'Edited', scheduled: 'Scheduled' },
  },

  adverts: {
    title: 'Job adverts that need attention',
    titleOf: (shown: number, total: number) => `Job adverts that need attention (${shown} of ${total})`,
    unlawful: 'Unlawful',
    problems: (total: number) => plural(total, { one: '# problem', other: '# problems' }),
    noAdverts: 'There are no jobs on the site.',
    none: (checked: number) =>
      plural(checked, { one: 'No problems found in # advert.', other: 'No problems found in # adverts.' }),
  },

  changes: { title: 'Recent changes', none: 'Nothing has been saved yet.' },

  closing: {
    title: 'Closing soon',
    none: (days: number) => `Nothing closes in the next ${days} days.`,
  },

  views: {
    title: 'Most-viewed jobs (last 30 days)',
    views: (total: number) => plural(total, { one: '# view', other: '# views' }),
    none: 'No job views yet.',
  },
} as const;
