/** Prints the message of an error that the user can fix, and ends the process. */
export function giveUp(error: unknown, code = 1): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(code);
}
