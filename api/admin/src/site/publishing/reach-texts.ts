export const texts = {
  title: 'Where jobs are',
  intro: 'Where your jobs appear: your site, search engines, job boards and multi-posters.',
  feedsIntro:
    'Every job is in every feed unless you turn a board off in the job’s form. Agree it with a board before it reads your feed.',
  ofJob: 'Where is this job?',
  unseen: (count: number) => `Not seen elsewhere (${count})`,
  none: 'No activity yet.',
  states: {
    handedOver: 'Handed over',
    fetched: 'Fetched',
    live: 'Live',
    accepted: 'Accepted',
    refused: 'Rejected',
    failed: 'Failed',
    takenDown: 'Taken down',
  },
  verified: (day: string) => `Rules last verified on ${day}.`,
  lookedAt: (day: string) => `Last checked on ${day}.`,
  neverVerified: 'Rules not verified.',
  source: 'Source',
  sourceOf: (name: string) => `Source of ${name}’s rules`,
  readers: 'For feed readers and other websites.',
};
