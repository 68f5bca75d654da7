/** The texts of backups. */
export const texts = {
  title: 'Backups',
  intro:
    'A backup contains everything: pages, images, candidates, CVs and settings. It leaves out the passwords for email and storage.',
  off: {
    title: 'Backups aren’t set up',
    text: 'If the server’s disk fails, everything on it is lost.',
  },
  facts: {
    label: 'Backup status',
    folder: 'Folder',
    copyTo: 'Copy',
    noCopy: 'None. A fire or theft would take the server and its backups.',
    encrypted: 'Encrypted',
    isEncrypted: 'Yes',
    isPlain: 'No. Anyone who gets the file can read it.',
    at: 'Last backup',
    none: 'None yet',
    verified: 'Last test restore',
    never: 'Never',
    journal: 'Also stored in',
    hasJournal: 'Journal storage',
  },
  problems: {
    failed: 'The last backup failed.',
    late: 'There has been no backup for more than a day.',
    incomplete: 'Files were missing from the last backup, or its copy couldn’t be stored.',
    unverified: 'The last test restore failed.',
  },
  settings: {
    setUp: 'Set up backups',
    change: 'Change',
    byEnvironment: 'Backups are set by BACKUP_DIR on the server.',
    confirmForget: {
      title: 'Stop the daily backup?',
      text: 'Existing backups are kept.',
      action: 'Stop backups',
    },
  },
  run: 'Back up now',
  running: { backup: 'Backing up…', restore: 'Restoring as a test…' },
  lastBackup: 'Last backup finished:',
  drill: 'Test a restore',
  drilled: 'The newest backup was restored as a test. Every file was intact.',
  drillFailed: 'The test restore failed',
  drillForm: {
    title: 'Test a restore',
    intro: 'The newest backup is encrypted. Its private key is used once and not stored.',
    field: 'Private key',
    submit: 'Restore as a test',
  },
  key: {
    action: 'Create a key pair',
    title: 'Copy the private key now. Without it, no one can open your backups.',
    private: 'Private key',
  },
};
