import { plural } from 'content-types/text/plural';

const formatPageCount = (total: number) => plural(total, { one: '# page', other: '# pages' });

export const texts = {
  site: 'The site',

  /** Labels of the states in the top bar. */
  light: { live: 'Up to date', publishing: 'Publishing', waiting: 'Waiting', failed: 'Some pages failed' },

  state: {
    live: 'Your site is up to date',
    publishing: 'Publishing',
    waiting: 'Changes are waiting to go live',
    failed: 'Some pages couldn’t be published',
    loading: 'Checking the site…',
    pending: (changes: number) =>
      plural(changes, {
        one: '# change is on its way to the site.',
        other: '# changes are on their way to the site.',
      }),
    paused: (changes: number) =>
      plural(changes, {
        one: '# change will go live automatically once publishing is running again.',
        other: '# changes will go live automatically once publishing is running again.',
      }),
    everything: 'Republishing every page.',
    everythingPaused: 'Every page will be republished once publishing is running again.',
    progress: (doneCount: number, total: number) =>
      `Republishing every page: ${doneCount.toLocaleString('en-GB')} of ${formatPageCount(total)} done.`,
    last: (time: string, total: number, duration: string) =>
      `Last published ${time}: ${formatPageCount(total)} in ${duration}.`,
  },

  receipt: {
    publishing: 'Publishing…',
    /** Shown under `pnpm dev`, which renders pages on request. */
    development: 'Live on the development site.',
    waiting: 'Saved. It will go live automatically once publishing is running again.',
    live: (duration: string) => `Live in ${duration}`,
    /** Shown while the CDN, which keeps copies of pages near visitors, is being purged. */
    purging: (localDuration: string) => `Live in ${localDuration} here, everywhere soon`,
    everywhere: (localDuration: string, everywhere: string) =>
      `Live in ${localDuration} here, ${everywhere} everywhere`,
    here: (localDuration: string) => `Live in ${localDuration} here`,
    stale: (pages: number) =>
      plural(pages, {
        one: ', but the CDN may still send the previous version of # page. It’s retried automatically.',
        other: ', but the CDN may still send previous versions of # pages. It’s retried automatically.',
      }),
    noPages: '. No pages changed.',
    morePages: (total: number) => plural(total, { one: ' and # more page', other: ' and # more pages' }),
    failed: (total: number) =>
      plural(total, {
        one: 'Saved, but # page couldn’t be published. Visitors still see its previous version.',
        other: 'Saved, but # pages couldn’t be published. Visitors still see their previous versions.',
      }),
    removed: 'Removed',
    view: 'View page',
  },

  undo: {
    done: 'Undone.',
    doneOnSite: 'Undone. The site is back to the previous version.',
    failed: 'Couldn’t undo this',
  },

  screen: {
    title: 'Publishing',
    everything: 'Republish everything',
    failures: 'These pages couldn’t be published and still show their previous version',
    none: 'Nothing has been published yet',
    list: 'Published changes',
    columns: { when: 'When', pages: 'Pages', took: 'Time taken', written: 'Size' },
    failedPage: (path: string, reason: string) => `Failed: ${path} ${reason}`,
    stalePage: (path: string, reason: string) => `Not everywhere yet: ${path} ${reason}`,
    took: (localDuration: string, everywhere: string) => `${localDuration} here, ${everywhere} everywhere`,
    noPages: 'No pages changed',
  },

  hosts: {
    title: 'External hosts',
    rebuild: 'Rebuild now',
    columns: { host: 'Host', state: 'Status', lastCall: 'Last update', next: 'Next attempt' },
    hook: { current: 'Notified', due: 'Queued', failing: 'Failing', paused: 'Paused' },
    storage: { current: 'Up to date', failing: 'Failing' },
    lastCall: (time: string, result: string) => `${time}: ${result}`,
    never: 'Never',
  },
} as const;
