import { plural } from 'content-types/text/plural';

export const texts = {
  title: 'Import',
  intro: 'Bring in content from another system. Nothing changes until you select Import.',
  choose: 'Choose a file',
  chooseHelp: 'A WordPress export (Tools › Export), or jobs or redirects as CSV or JSON. Up to 64 MB.',
  site: 'From your previous site',
  siteHelp:
    'For moving content from your previous site. We’ll read its jobs, blog, pages, contact details and images from its API.',
  address: 'API address',
  addressExample: 'https://api.example.com',
  read: 'Read site',
  reading: 'Reading the site. This can take up to a minute.',
  file: 'From a file',
  exportJobs: 'Export all jobs',
  found: (name: string, contents: Record<string, number>) => `${name}: ${listContents(contents)}`,
  foundThere: (contents: Record<string, number>) => `Found: ${listContents(contents) || 'nothing to import'}.`,
  columns: 'Columns',
  columnsHelp: 'Choose what each column contains. Your choices are remembered for the next file.',
  notImported: 'Not imported',
  example: (value: string) => `For example: ${value}`,
  kind: 'Each row is',
  kinds: { jobs: 'A job', redirects: 'A redirect' },
  defaults: 'Missing details',
  defaultsHelp: 'A job can’t be published without these. Choose what to use for jobs that don’t include them.',
  noDefault: 'None: save as a draft',
  publish: 'Publish entries that were public before',
  publishHelp:
    'Otherwise, everything is saved as a draft. Anything that can’t be published is always saved as a draft.',
  redirects: 'Redirect old addresses',
  redirectsHelp: 'Links to the old site will then go to the right page.',
  images: 'Download images',
  imagesHelp:
    'They’re downloaded from the old site. If you turn this off, entries that need an image are saved as drafts.',
  dryRun: 'Dry run',
  start: 'Import',
  running: (doneCount: number, total: number) =>
    `${doneCount.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} entries…`,
  states: { running: 'Running', done: 'Done', failed: 'Failed', undone: 'Undone' },
  dryRunOf: (file: string) => `Dry run: ${file}`,
  results: { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', skipped: 'Skipped' },
  count: (label: string, count: number) => `${label} (${count.toLocaleString('en-GB')})`,
  show: 'Show',
  all: 'All',
  report: 'Report',
  noRows: 'No entries',
  rows: { title: 'Entry', type: 'Type', source: 'Source', result: 'Result', reason: 'Notes' },
  untitled: 'Untitled',
  image: 'Image',
  other: 'Other',
  earlier: 'Earlier imports',
  open: 'Report',
  openNamed: (file: string) => `Report: ${file}`,
  list: { file: 'From', at: 'When', state: 'Status', counts: 'Entries', actions: 'Actions' },
  summary: ({ created, updated, skipped }: { created: number; updated: number; skipped: number }) =>
    `${created} created, ${updated} updated, ${skipped} skipped`,
  undo: 'Undo import',
  confirmUndo: (file: string) => ({
    title: 'Undo this import?',
    text: `Everything that “${file}” created will be moved to the bin, and everything it updated will go back to how it was. Anything edited since then will stay as it is.`,
    action: 'Undo import',
  }),
  undone: (removedCount: number, restoredCount: number, keptCount: number) =>
    [
      plural(removedCount, { one: '# entry moved to the bin.', other: '# entries moved to the bin.' }),
      plural(restoredCount, { one: '# entry restored.', other: '# entries restored.' }),
      keptCount > 0
        ? plural(keptCount, { one: '# entry was left as it is.', other: '# entries were left as they are.' })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
};

/** Lists the contents: `2 jobs, 1 blog post`. */
function listContents(contents: Record<string, number>): string {
  const parts = Object.entries(contents).map(([contentName, count]) => {
    const other = `# ${contentName.toLowerCase()}`;
    return plural(count, { one: other.replace(/ies$/, 'y').replace(/s$/, ''), other });
  });
  return parts.join(', ');
}
