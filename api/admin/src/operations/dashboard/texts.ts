import { plural } from 'content-types/text/plural';

export const texts = {
  welcome: (name: string) => `Welcome, ${name}!`,

  today: {
    title: 'Today',
    who: 'Whose work',
    mine: (total: number) => `Mine ${total}`,
    everyone: (total: number) => `Everyone ${total}`,
    all: (total: number) => `All ${total.toLocaleString('en-GB')}`,
    overdue: (day: string) => `since ${day}`,
    done: 'Done',
    doneNamed: (subject: string) => `Done: ${subject}`,
    empty: 'All done for today.',
    emptyMine: 'Nothing is waiting for you today.',
    forOthers: (total: number) => `Show ${total} for everyone`,
  },

  setup: {
    title: 'Set up your agency',
    progress: (doneCount: number, total: number) => `${doneCount} of ${total} done`,
    done: 'Done',
    toDo: 'To do',
    hide: 'Hide this list',
    steps: {
      start: 'Answer a few questions about your agency',
      details: 'Add your agency’s name and contact details',
      brand: 'Add your logo and colours',
      home: 'Write your home page’s headline',
      sectors: 'Set up your sectors',
      job: 'Publish your first job',
      notices: 'Read the privacy notice and the accessibility statement',
      email: 'Send a test email',
      secondFactor: 'Turn on two-factor authentication',
      sample: 'Remove the sample agency',
    },
    start: {
      action: 'Start',
      title: 'About your agency',
      intro:
        'Your answers fill in the settings, legal notices, sectors, footer and a page for employers. You can change all of it later, and nothing you’ve edited is overwritten.',
      submit: 'Set up the site',
      written: (titles: readonly string[]) => `Set up: ${titles.join(', ')}.`,
    },
    /** The text of the step, with two links. */
    notices: {
      read: 'Read the',
      privacy: 'privacy notice',
      and: 'and the',
      accessibility: 'accessibility statement',
      confirm: 'I’ve read both',
    },
    sample: {
      action: 'Remove sample content',
      title: 'Remove the sample content?',
      text: (total: number) =>
        plural(total, {
          one: 'This removes # sample entry. Content you’ve edited stays. You can restore it from the bin for 30 days.',
          other:
            'This removes # sample pages, jobs, posts and applications. Content you’ve edited stays. You can restore content from the bin for 30 days.',
        }),
      removed: (total: number) => plural(total, { one: 'Removed # sample entry.', other: 'Removed # sample entries.' }),
      failed: 'The sample content couldn’t be removed.',
    },
  },

  opening: {
    title: 'Your site isn’t open yet',
    text: 'Visitors and search engines only see your legal notices and an “opening soon” page.',
    page: 'Edit that page',
    states: { done: 'Done', advised: 'To do', required: 'Required' },
    done: {
      details: 'Company name, address and email address',
      notices: 'Privacy notice and accessibility statement read',
      email: 'Test email sent',
      backup: 'Backups work',
      links: 'No broken links',
      texts: 'Standard pages read',
    },
    toDo: {
      details: (missingDetails: readonly string[]) => `Add your ${new Intl.ListFormat('en-GB').format(missingDetails)}`,
      email: 'Send a test email',
      backup: 'Set up daily backups',
      links: 'Broken links:',
      texts: 'Read these standard pages. Save the ones you keep and unpublish any you don’t need:',
    },
    /** The entry with a broken link, and the link's address. */
    linkIn: (title: string, href: string) => `${title}: ${href}`,
    blocked: 'The law requires the marked details.',
    action: 'Open the site',
    opened: (address: string) => `Your site is open: ${address}`,
    confirm: {
      title: 'Open the site?',
      text: (address: string) => `Visitors and search engines will see all of ${address}.`,
      advice: (total: number) =>
        plural(total, { one: '# item on the list is still to do.', other: '# items on the list are still to do.' }),
      action: 'Open the site',
    },
    preview: { action: 'Create a preview link', link: 'Preview the site (link expires in a week)' },
  },

  unsent: {
    title: (total: number) =>
      plural(total, { one: '# email is waiting to be sent', other: '# emails are waiting to be sent' }),
    text: 'Email isn’t set up yet. They’re safe, and will be sent once it is.',
    link: 'How to set it up',
  },

  health: {
    title: 'System health',
    failedEmails: (total: number) => plural(total, { one: '# failed email', other: '# failed emails' }),
    attention: (label: string) => `${label}: needs attention`,
    well: 'Everything is working',
    all: 'All checks',
    missing: (labels: readonly string[]) => `Still to set up: ${labels.join(', ')}`,
  },

  /** The label of each number in the row of figures. */
  figures: {
    title: 'At a glance',
    spamApplications: { one: 'application flagged as spam', other: 'applications flagged as spam' },
    spamMessages: { one: 'message flagged as spam', other: 'messages flagged as spam' },
    jobs: { one: 'live job', other: 'live jobs' },
    closing: { one: 'job closing this week', other: 'jobs closing this week' },
  },

  chart: {
    title: 'Applications by week',
    none: (startDay: string) => `No applications since ${startDay}.`,
    summary: (total: number, startDay: string, maximum: number) =>
      plural(total, {
        one: `# application since ${startDay}.`,
        other: `# applications since ${startDay}, with ${maximum} in the busiest week.`,
      }),
    asTable: 'Show as a table',
    week: 'Week starting',
    applications: 'Applications',
  },

  interviews: {
    title: 'Interviews in the next 7 days',
    none: 'No interviews booked for the next 7 days.',
    with: (name: string) => `with ${name}`,
    you: 'you',
  },

  unpublished: {
    title: 'Unpublished changes',
    titleOf: (shownCount: number, total: number) =>
      `Unpublished changes (${shownCount} of ${total.toLocaleString('en-GB')})`,
    none: 'Everything is published.',
    status: { draft: 'Draft', changed: 'Changed', scheduled: 'Scheduled' },
  },

  adverts: {
    title: 'Job adverts that need attention',
    titleOf: (shownCount: number, total: number) => `Job adverts that need attention (${shownCount} of ${total})`,
    unlawful: 'Unlawful',
    problems: (total: number) => plural(total, { one: '# problem', other: '# problems' }),
    noAdverts: 'There are no jobs on the site.',
    none: (checkedCount: number) =>
      plural(checkedCount, { one: 'No problems found in # advert.', other: 'No problems found in # adverts.' }),
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

  reports: {
    job: 'Job',
    allJobs: 'All jobs',
    period: 'Applications received',
    periods: {
      '30': '30 days',
      '90': '90 days',
      quarter: 'This quarter',
      lastQuarter: 'Last quarter',
      '365': '12 months',
      all: 'All time',
      own: 'Custom dates',
    },
    from: 'From',
    to: 'To',
    summary: (count: number) =>
      plural(count, {
        one: '# application received in this period.',
        other: '# applications received in this period.',
      }),
    empty: { title: 'No applications in this period', text: 'Choose a longer period or another job.' },
    export: 'Export',
    exportOf: (table: string) => `Export ${table.toLowerCase()}`,
    stages: 'Stages',
    stagesHelp: 'How many applications reached each stage or a later one, and the median time it took.',
    stage: 'Stage',
    reached: 'Reached',
    days: 'Median time',
    jobs: 'Jobs',
    sources: 'Sources',
    sourcesHelp:
      'Where candidates came from. To track a post, add a utm_source to its link, such as ?utm_source=linkedin.',
    source: 'Source',
    consultants: 'Consultants',
    consultant: 'Consultant',
    applications: 'Applications',
    progressed: 'Progressed',
    hired: 'Hired',
    daysToProgress: 'Time in New',
    daysToHire: 'Time to hire',
    answers: 'Replies promised',
    answerCounts: (inTimeCount: number, lateCount: number, openCount: number) =>
      [
        inTimeCount > 0 && `${inTimeCount} in time`,
        lateCount > 0 && `${lateCount} late`,
        openCount > 0 && `${openCount} open`,
      ]
        .filter(Boolean)
        .join(', ') || '–',
    leftOut: (count: number) =>
      plural(count, { one: '# more row is in the export.', other: '# more rows are in the export.' }),
    decisions: 'Decisions',
    decisionsHelp: 'Who moved each applicant and when, for all dates. Use it if the ICO or an applicant asks.',
    cost: 'Cost',
    perHire: 'Cost per hire',
    addCost: 'Add',
    costs: {
      of: (source: string, cost: string) => `${cost}: cost of ${source}`,
      title: (source: string) => `Cost of ${source}`,
      amount: 'Amount',
      amountHelp: 'In pounds, without VAT.',
      day: 'Date',
      dayHelp: 'The cost is counted in reports that include this date.',
      add: 'Add cost',
      deleteOf: (day: string) => `Delete the cost of ${day}`,
    },
    share: (part: number, percent: number) => `${part.toLocaleString('en-GB')} (${percent}%)`,
    inDays: (days: number) => plural(days, { one: '# day', other: '# days' }),
  },
} as const;
