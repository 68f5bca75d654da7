import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { send } from './send.ts';
import { type FieldErrors, validate } from './validate.ts';

export type SubmissionState =
  | { step: 'idle' }
  | { step: 'sending'; share: number }
  | { step: 'sent'; reference: string; next: string }
  | { step: 'failed'; reason: string };

/** A form that is sent by script: validated first, cleared when it was accepted, and left as it is otherwise. */
export function useSubmission() {
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
    if (showErrors(form, validate(form))) return;
    key.current ||= crypto.randomUUID();
    setState({ step: 'sending', share: 0 });
    const result = await send(form, key.current, (share) => setState({ step: 'sending', share }));
    if (result.isAccepted) {
      form.reset();
      setRound(round + 1);
      key.current = '';
      setState({ step: 'sent', reference: result.reference, next: result.next });
    } else {
      setState({ step: 'failed', reason: result.reason });
      showErrors(form, Object.fromEntries(result.issues.map(({ path, message }) => [path, message])));
    }
  }

  /** Removes the error of a field that changes. */
  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    const name = target instanceof Element ? getName(target) : '';
    if (name in errors) setErrors(Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)));
  }

  /** Focuses the first field that has an error. Returns whether there are any errors. */
  function showErrors(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found);
    const first = [...form.elements].find((field) => field instanceof HTMLElement && getName(field) in found);
    if (first instanceof HTMLElement) first.focus();
    return Object.keys(found).length > 0;
  }

  return {
    state,
    errors,
    /** Grows each time the fields are cleared. */
    round,
    formProps: { onSubmit: submit, onChange: clearError, noValidate: isHydrated },
    clearState: () => setState({ step: 'idle' }),
  };
}

function getName(field: Element): string {
  return field.getAttribute('name') ?? '';
}
