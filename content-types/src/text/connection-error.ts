/** The codes of Node.js and its clients in words. */
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
  /** The code of the system, where the client has its own. */
  originalCode?: string;
  message?: string;
  /** The reply of a server, which the message repeats. */
  response?: unknown;
  cause?: unknown;
}

/** Why there is no connection to a server, to follow a colon; null if the error is about something else, such as a server’s reply. */
export function describeConnectionError(error: unknown): string | null {
  const { name, code, originalCode, message = '', response, cause } = error as ConnectionError;
  const codes = [name, code, originalCode, (cause as ConnectionError | undefined)?.name].join(' ');
  const ownMessage = typeof response === 'string' ? message.replaceAll(response, '') : message;
  const find = (text: string) => REASONS.find(([pattern]) => pattern.test(text))?.[1];
  return find(codes) ?? find(ownMessage) ?? null;
}
