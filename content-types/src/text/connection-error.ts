/** The codes of Node.js and its clients in words. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'there is no server with this name'],
  [/ECONNREFUSED/, 'it refused the connection: check the port'],
  [/SSL routines|EPROTO/, 'the encrypted connection failed: check the port and the type of encryption'],
  [/upgrading connection with STARTTLS|not support STARTTLS/, 'it doesn’t offer STARTTLS'],
  [/TIMED?_?OUT|TimeoutError|AbortError/, 'it didn’t respond in time: check the name and port'],
];

/** Why there is no connection to a server, to follow a colon; null if the error is about something else. */
export function describeConnectionError(error: unknown): string | null {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  const text = `${name} ${code} ${message}`;
  return REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
