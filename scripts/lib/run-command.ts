import { OperatorError } from 'api/core/lib/operator-error';

/** Runs a command. Prints a sentence for an error that the user can fix, and a stack trace for any other. Both exit with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Whether an error's message is enough for operators. Includes errors of `parseArgs` and of the file system, whose
 * messages name the option or the path.
 */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof OperatorError ||
    'syscall' in error ||
    ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  );
}
