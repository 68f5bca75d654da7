/** Describes error codes of Node.js and its clients. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND/, 'there is no server with this name'],
  [/EAI_AGAIN/, 'its name couldn’t be looked up: the DNS server isn’t responding'],
  [/ECONNREFUSED/, 'it refused the connection: check the port'],
  [/ECONNRESET|EPIPE/, 'it closed the connection: check the port and the type of encryption'],
  [/EHOSTUNREACH|ENETUNREACH/, 'it can’t be reached from this network'],
  [
    /SELF_SIGNED|self-signed certificate|UNABLE_TO_|unable to (?:get|verify)/,
    'its certificate isn’t signed by a known authority',
  ],
  [/SSL routines|EPROTO\b/, 'the encrypted connection failed: check the port and the type of encryption'],
  [/upgrading connection with STARTTLS|not support .*STARTTLS/, 'it doesn’t offer STARTTLS'],
  [/TIMED?_?OUT|TimeoutError/, 'it didn’t respond in time: check the name and port'],
];

interface ConnectionError {
  name?: string;
  code?: string;
  /** The system's error code, if the client has its own codes. */
  originalCode?: string;
  message?: string;
  /** The server's reply, which `message` repeats. */
  response?: unknown;
  cause?: unknown;
}

/**
 * Returns the reason for a failed connection, to follow a colon. Null for any other error, such as a server's reply.
 */
export function describeConnectionError(error: unknown): string | null {
  const { name, code, originalCode, message = '', response, cause } = error as ConnectionError;
  const codes = [name, code, originalCode, (cause as ConnectionError | undefined)?.name].join(' ');
  const ownMessage = typeof response === 'string' ? message.replaceAll(response, '') : message;
  const find = (text: string) => REASONS.find(([pattern]) => pattern.test(text))?.[1];
  return find(codes) ?? find(ownMessage) ?? null;
}
