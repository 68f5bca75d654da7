/** An error that the operator can fix. The message says how. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
