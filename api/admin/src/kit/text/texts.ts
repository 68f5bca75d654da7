/** The texts that several screens share. They are loaded with the first screen. */
export const common = {
  // The specification fixes these two texts.
  loading: 'Loading...',
  fetchFailed: 'Failed to fetch data',

  tryAgain: 'Try again',
  cancel: 'Cancel',
  clearFilters: 'Clear filters',
  close: 'Close',
  columns: 'Columns',
  copied: 'Copied',
  copy: 'Copy',
  copyNamed: (value: string) => `Copy ${value.toLowerCase()}`,
  crop: 'Crop',
  delete: 'Delete',
  download: 'Download',
  edit: 'Edit',
  emptyBin: 'Empty bin',
  filters: 'Filters',
  restore: 'Restore',
  save: 'Save',
  selectAll: 'Select all',
  /** Label of the control that chooses which entries a list shows. */
  show: 'Show',
  undo: 'Undo',
} as const;
