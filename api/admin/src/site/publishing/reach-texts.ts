/** The texts about where jobs are. */
export const texts = {
  title: 'Where jobs are',
  intro: 'Your site, search engines, job boards and multi-posters, each with what was last seen of it.',
  feedsIntro:
    'Every job is in every feed, unless you turn one off in the job’s form, under “Job boards and feeds”. A board uses a feed only once you have agreed that with it.',
  ofJob: 'Where is this job?',
  unseen: (count: number) => `Nowhere else seen (${count})`,
  none: 'Nothing has been seen yet.',
  states: {
    handedOver: 'Handed over',
    fetched: 'Fetched',
    live: 'Live',
    accepted: 'Accepted',
    refused: 'Refused',
    failed: 'Failed',
    takenDown: 'Taken down',
  },
  verified: (day: string) => `Rules last verified on ${day}.`,
  lookedAt: (day: string) => `Looked at on ${day}.`,
  neverVerified: 'Rules not verified.',
  source: 'Source',
  sourceOf: (name: string) => `Source of the rules of ${name}`,
  readers: 'For feed readers and other websites.',
};
