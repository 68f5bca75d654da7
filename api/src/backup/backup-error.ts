/** What a person at the terminal can act on: the message says all they need. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
