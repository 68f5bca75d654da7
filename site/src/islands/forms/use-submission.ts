import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { formToken, send } from './send.ts';
import { type Problems, validate } from './validate.ts';

export type SubmissionState =
  | { step: 'idle' }
  | { step: 'sending'; share: number }
  | { step: 'sent'; reference: string }
  | { step: 'failed' };

/** A form that is sent by script: checked first, cleared when it has arrived, and left as it is when it has not. */
export function useSubmission() {
  // Made in the browser; one submission, however often it is tried.
  const key = useRef('');
  const isOpen = useRef(false);
  const token = useRef('');
  const [state, setState] = useState<SubmissionState>({ step: 'idle' });
  const [problems, setProblems] = useState<Problems>({});
  const [isAwake, setAwake] = useState(false);
  const [round, setRound] = useState(0);

  // Until the script runs, the browser's own messages are the ones to show.
  useEffect(() => setAwake(true), []);

  /** The form has been opened: a token says when. Nothing depends on having one. */
  async function open() {
    if (isOpen.current) return;
    isOpen.current = true;
    token.current = await formToken();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (state.step === 'sending') return;
    if (!showProblems(element, validate(element))) return;
    key.current ||= crypto.randomUUID();
    setState({ step: 'sending', share: 0 });
    const answer = await send(element, { key: key.current, token: token.current }, (share) =>
      setState({ step: 'sending', share }),
    );
    if (answer.isAccepted) {
      element.reset();
      setRound(round + 1);
      key.current = '';
      setState({ step: 'sent', reference: answer.reference });
    } else {
      setState({ step: 'failed' });
      showProblems(element, Object.fromEntries(answer.issues.map(({ path, message }) => [path, message])));
    }
  }

  /** What was wrong with a field is forgotten when it is changed. */
  function forgive({ target }: ChangeEvent<HTMLFormElement>) {
    const name = target instanceof Element ? nameOf(target) : '';
    if (name in problems) setProblems(Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name)));
  }

  /** True when there are none. The first field that has one gets the focus. */
  function showProblems(element: HTMLFormElement, found: Problems): boolean {
    setProblems(found);
    const first = [...element.elements].find((field) => field instanceof HTMLElement && nameOf(field) in found);
    if (first instanceof HTMLElement) first.focus();
    return Object.keys(found).length === 0;
  }

  return {
    state,
    problems,
    /** Grows when the fields are cleared. */
    round,
    formProps: { onSubmit: submit, onChange: forgive, onFocus: open, noValidate: isAwake },
    clearState: () => setState({ step: 'idle' }),
  };
}

/** Brings what came of it into sight: on a phone it stands below. A field that has a problem has the focus, and goes first. */
export function showOutcome(banner: HTMLElement | null): void {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) banner?.scrollIntoView({ block: 'nearest' });
}

function nameOf(field: Element): string {
  return field.getAttribute('name') ?? '';
}
