import type { FormPart } from 'content-types/forms/inputs';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, validate } from './validate.ts';

export type SubmissionState =
  | { step: 'idle' }
  | { step: 'sending'; share: number }
  /** `email` is the sender's address. */
  | (Acceptance & { step: 'sent'; email: string })
  /** `willRetry`: the API could not be reached, and the form is sent again automatically while the page is open. */
  | { step: 'failed'; reason: string; willRetry: boolean };

/** Delays before retries, in seconds. The last one repeats. */
const RETRY_S = [20, 40, 60];

/**
 * Sends a form by script. Validates it first, and clears it only when it was accepted. With `keepsTrying`, a form that
 * the API did not receive is retried, unless the visitor changes it.
 */
export function useSubmission(parts: readonly FormPart[], { keepsTrying = false } = {}) {
  // The idempotency key of this submission, reused by every attempt.
  const key = useRef('');
  const [state, setState] = useState<SubmissionState>({ step: 'idle' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isHydrated, setHydrated] = useState(false);
  const [round, setRound] = useState(0);
  const retry = useRef({ attempts: 0, stop: () => {} });

  // Turns off the browser's own validation once the script runs.
  useEffect(() => {
    setHydrated(true);
    return () => retry.current.stop();
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    retry.current.stop();
    retry.current.attempts = 0;
    await attempt(event.currentTarget);
  }

  async function attempt(form: HTMLFormElement) {
    if (state.step === 'sending') return;
    const inputs = parts.flatMap((part) => part.inputs);
    if (showErrors(form, validate(form, inputs))) return;
    key.current ||= crypto.randomUUID();
    setState({ step: 'sending', share: 0 });
    const result = await send(form.action, buildBody(form), key.current, (share) =>
      setState({ step: 'sending', share }),
    );
    if (result.isAccepted) {
      const email = String(new FormData(form).get('email') ?? '');
      clear();
      key.current = '';
      setState({ ...result, step: 'sent', email });
    } else {
      const willRetry = keepsTrying && result.isUnreached === true;
      setState({ step: 'failed', reason: result.reason, willRetry });
      if (willRetry) retryLater(form);
      showErrors(form, Object.fromEntries(result.issues.map(({ path, message }) => [path, message])));
    }
  }

  function retryLater(form: HTMLFormElement) {
    const retryNow = () => {
      retry.current.stop();
      void attempt(form);
    };
    const seconds = RETRY_S[retry.current.attempts] ?? RETRY_S.at(-1) ?? 0;
    const timer = setTimeout(retryNow, seconds * 1_000);
    addEventListener('online', retryNow);
    addEventListener('beforeunload', askToStay);
    retry.current = {
      attempts: retry.current.attempts + 1,
      stop() {
        clearTimeout(timer);
        removeEventListener('online', retryNow);
        removeEventListener('beforeunload', askToStay);
      },
    };
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    if (state.step === 'failed' && state.willRetry) {
      retry.current.stop();
      setState({ ...state, willRetry: false });
    }
    clearError(event);
  }

  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    const name = target instanceof HTMLElement ? (target.dataset.fixes ?? getName(target)) : '';
    if (!(name in errors)) return;
    const otherErrors = Object.entries(errors).filter(([other]) => other !== name);
    setErrors(Object.fromEntries(otherErrors));
    // Removes the banner once the last error is fixed.
    if (otherErrors.length === 0 && state.step === 'failed') setState({ step: 'idle' });
  }

  function clear() {
    setErrors({});
    setRound((previous) => previous + 1);
  }

  /** Focuses the first field that has an error. Returns whether there are any errors. */
  function showErrors(form: HTMLFormElement, newErrors: FieldErrors): boolean {
    setErrors(newErrors);
    const invalidFields = [...form.elements].filter(
      (field) => field instanceof HTMLElement && getName(field) in newErrors,
    );
    for (const field of invalidFields) field.closest('details')?.setAttribute('open', '');
    const [first] = invalidFields;
    if (first instanceof HTMLElement) first.focus();
    return Object.keys(newErrors).length > 0;
  }

  return {
    state,
    errors,
    /** The React key of the inputs. A new key replaces them with empty inputs. */
    round,
    clear,
    formProps: { onSubmit: submit, onChange: change, noValidate: isHydrated },
    clearState: () => setState({ step: 'idle' }),
  };
}

/** Makes the browser ask for confirmation before the page is left. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function getName(field: Element): string {
  return field.getAttribute('name') ?? '';
}

/** The API's response: the confirmation and the next steps. */
interface Acceptance {
  message: string;
  reference: string;
  next: string;
}

type SubmissionResult =
  | (Acceptance & { isAccepted: true })
  /**
   * `reason` is the API's sentence, or empty without a response. `isUnreached` means that a later attempt may be
   * accepted unchanged.
   */
  | { isAccepted: false; isUnreached?: true; reason: string; issues: { path: string; message: string }[] };

const NO_RESPONSE: SubmissionResult = { isAccepted: false, isUnreached: true, reason: '', issues: [] };
/** Statuses of a proxy that cannot reach the server, and of a server that is temporarily unavailable. */
const UNREACHED = [502, 503, 504];

/** Sends the form. A second attempt with the same key is the same submission. Never rejects. */
export function send(
  action: string,
  body: FormData | URLSearchParams,
  key = '',
  onProgress = (_share: number) => {},
): Promise<SubmissionResult> {
  return new Promise((resolve) => {
    // `fetch` does not report how much has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => resolve(parseResponse(request.status, request.responseText));
    request.onerror = () => resolve(NO_RESPONSE);
    request.onabort = () => resolve(NO_RESPONSE);
    request.send(body);
  });
}

export function parseResponse(status: number, json: string): SubmissionResult {
  const body = parseObject(json);
  const text = (name: string) => String(body[name] ?? '');
  if (status >= 200 && status < 300) {
    return { isAccepted: true, message: text('message'), reference: text('reference'), next: text('next') };
  }
  const issues = Array.isArray(body.issues) ? body.issues : [];
  const rejection = { isAccepted: false as const, reason: text('message'), issues };
  return UNREACHED.includes(status) ? { ...rejection, isUnreached: true } : rejection;
}

export function buildBody(form: HTMLFormElement): FormData | URLSearchParams {
  const data = new FormData(form);
  if (form.enctype === 'multipart/form-data') return data;
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
