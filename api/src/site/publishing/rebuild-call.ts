/** One call of a rebuild hook, signed according to the Standard Webhooks specification. */
import { toIso } from '../../core/lib/dates.ts';
import { signWebhook } from '../../core/lib/sign-webhook.ts';

interface Call {
  /** As configured. A name and password in it are sent as basic authentication. */
  url: URL;
  /** `whsec_` and base64, or any text. Unsigned without one. */
  secret: string | undefined;
  /** Stays the same for every attempt with the same change. */
  id: string;
  /** The newest change. */
  change: number;
  /** Milliseconds since 1970. */
  at: number;
  signal: AbortSignal;
}

interface Outcome {
  isOk: boolean;
  /** What happened, as a sentence that leaves out the address. */
  result: string;
}

/** Never rejects. Redirects are not followed and count as failures. */
export async function callHook({ url, secret, id, change, at, signal }: Call): Promise<Outcome> {
  const body = buildBody(change, at);
  const headers = signWebhook(id, at, body, secret ? [secret] : []);
  try {
    if (url.username) headers.authorization = `Basic ${formatCredentials(url)}`;
    const response = await fetch(withoutCredentials(url), {
      method: 'POST',
      body,
      headers,
      signal,
      redirect: 'manual',
    });
    await response.body?.cancel();
    return describe(response);
  } catch (error) {
    return { isOk: false, result: describeFailure(error) };
  }
}

/** The two names that GitHub requires for a `repository_dispatch`; other hosts take any. */
function buildBody(change: number, at: number): string {
  return JSON.stringify({ event_type: 'rebuild', client_payload: { change, at: toIso(at) } });
}

function describe({ ok, status }: Response): Outcome {
  if (status >= 300 && status < 400) {
    return { isOk: false, result: `Responded with a redirect (${status}). Use the address it redirects to.` };
  }
  return { isOk: ok, result: `Responded with status ${status}.` };
}

function describeFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'Timed out.';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
  return `Couldn’t be reached${code}.`;
}

function formatCredentials({ username, password }: URL): string {
  return Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
}

function withoutCredentials(url: URL): URL {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  return plain;
}
