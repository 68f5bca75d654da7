/** An error that a person at the terminal can act on: the message says all they need. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
