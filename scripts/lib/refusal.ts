/** Thrown for what a person at the terminal can act on: the message is all they need. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Exit code when there is a backup, verified, but something it should hold was lost before, or it could not be uploaded. */
export const MADE_WITH_PROBLEMS = 2;

/** Runs a command to its end: a refusal is told as a sentence, anything else with its trace. Both fail the process. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Also what the parser says of an option that does not exist, and the system of a folder that may not be written: they name it. */
function isPlain(error: unknown): error is Error {
  if (error instanceof Refusal) return true;
  return (
    error instanceof Error &&
    ('syscall' in error || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
  );
}
