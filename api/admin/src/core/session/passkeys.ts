/** Passkeys in the browser. The library is loaded on first use. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { type ApiBody, request, requestOnce } from '../../client/request.ts';
import { texts } from './texts.ts';

export type SignedByPasskey = ApiBody<'POST', '/session/passkey'>;

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: () => requestOnce('GET', '/session/passkeys'),
});

/** Whether the browser offers passkeys: only on pages with https, and at localhost. */
export const canUsePasskeys = 'PublicKeyCredential' in globalThis;

const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Signs a new challenge with a passkey. Throws an error that can be shown to the user. */
export async function signWithPasskey(): Promise<SignedByPasskey> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([loadWebAuthn(), loginOptions()]);
  return startAuthentication({ optionsJSON }).catch(explain);
}

/** Offers passkeys in the browser's list of addresses and passwords. Returns a function that stops that. */
export function offerPasskeys(onSigned: (assertion: SignedByPasskey) => void): () => void {
  const controller = new AbortController();
  async function offer() {
    const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await loadWebAuthn();
    if (controller.signal.aborted || !(await browserSupportsWebAuthnAutofill())) return;
    const optionsJSON = await loginOptions();
    if (controller.signal.aborted) return;
    controller.signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    onSigned(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  }
  // Ignores rejections: the offer also ends when the user logs in another way.
  offer().catch(() => {});
  return () => controller.abort();
}

/** Creates a passkey on this device and adds it to the account. Throws an error that can be shown to the user. */
export async function addPasskey(name: string) {
  const [{ startRegistration }, options] = await Promise.all([
    loadWebAuthn(),
    request('POST', '/session/passkeys/options'),
  ]);
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const passkey = await startRegistration({ optionsJSON }).catch(explain);
  return request('POST', '/session/passkeys', { body: { name, passkey } });
}

async function loginOptions() {
  return (await requestOnce('POST', '/session/passkey/options')) as PublicKeyCredentialRequestOptionsJSON;
}

function explain(error: WebAuthnError): never {
  const { code } = error;
  throw new Error(code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? texts.passkeys.known : texts.passkeys.failed);
}
