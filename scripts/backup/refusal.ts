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
    console.error(error instanceof Refusal || isOfArguments(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** The parser's own words for an option that does not exist are good ones. */
function isOfArguments(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
