/** Of Vitest's JSON report. */
interface Attempted {
  status: string;
  failureMessages: string[];
}

/** A test that passed after it had failed. */
export function neededSecondAttempt({ status, failureMessages }: Attempted): boolean {
  return status === 'passed' && failureMessages.length > 0;
}
