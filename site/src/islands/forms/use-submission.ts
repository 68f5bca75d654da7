import type { FormPart } from 'content-types/forms/inputs';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, validate } from './validate.ts';

export type SubmissionState =
  | { step: 'idle' }
  | { step: 'sending'; share: number }
  /** `email` is the sender's address. */
  | (Acceptance & { step: 'sent'; email: string })
  | { step: 'failed'; reason: string };

/** A form that is sent by script: validated first, cleared when it was accepted, and left as it is otherwise. */
export function useSubmission(parts: readonly FormPart[]) {
  // One key for one submission, however many attempts it takes.
  const key = useRef('');
  const [state, setState] = useState<SubmissionState>({ step: 'idle' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isHydrated, setHydrated] = useState(false);
  const [round, setRound] = useState(0);

  // Until this script runs, the browser validates with messages of its own.
  useEffect(() => setHydrated(true), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
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
      setState({ step: 'failed', reason: result.reason });
      showErrors(form, Object.fromEntries(result.issues.map(({ path, message }) => [path, message])));
    }
  }

  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    const name = target instanceof HTMLElement ? (target.dataset.fixes ?? getName(target)) : '';
    if (!(name in errors)) return;
    const others = Object.entries(errors).filter(([other]) => other !== name);
    setErrors(Object.fromEntries(others));
    // The banner goes once the last error is fixed.
    if (others.length === 0 && state.step === 'failed') setState({ step: 'idle' });
  }

  function clear() {
    setErrors({});
    setRound((last) => last + 1);
  }

  /** Focuses the first field that has an error. Returns whether there are any errors. */
  function showErrors(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found);
    const wrong = [...form.elements].filter((field) => field instanceof HTMLElement && getName(field) in found);
    for (const field of wrong) field.closest('details')?.setAttribute('open', '');
    const [first] = wrong;
    if (first instanceof HTMLElement) first.focus();
    return Object.keys(found).length > 0;
  }

  return {
    state,
    errors,
    /** The key of the inputs: another one replaces them with empty ones. */
    round,
    clear,
    formProps: { onSubmit: submit, onChange: clearError, noValidate: isHydrated },
    clearState: () => setState({ step: 'idle' }),
  };
}

function getName(field: Element): string {
  return field.getAttribute('name') ?? '';
}

/** The API's sentences: that the form has been accepted, and what happens now. */
interface Acceptance {
  message: string;
  reference: string;
  next: string;
}

type SubmissionResult =
  | (Acceptance & { isAccepted: true })
  /** `reason` is the API's sentence; empty when there was no response. */
  | { isAccepted: false; reason: string; issues: { path: string; message: string }[] };

const NO_RESPONSE: SubmissionResult = { isAccepted: false, reason: '', issues: [] };

/**
 * A second attempt with the same key is the same submission. Never rejects: without a connection the form is not
 * accepted and there are no issues.
 */
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
  return { isAccepted: false, reason: text('message'), issues: Array.isArray(body.issues) ? body.issues : [] };
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
