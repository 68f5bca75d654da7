import type { Form } from 'content-types/forms/inputs';
import { useEffect, useState } from 'react';
import { FormEnd } from './forms/FormEnd.tsx';
import { Inputs } from './forms/Inputs.tsx';
import { useSubmission } from './forms/use-submission.ts';

interface SubmissionFormProps extends Form {
  /** The form's id, to which hidden fields elsewhere on the page refer. */
  id?: string;
  /** A prefix for the ids of the form's fields. */
  prefix?: string;
}

/** Sends what a visitor submits. Without JavaScript the browser posts it and the API responds with a page. */
export function SubmissionForm({ id, prefix, action, parts, button, failed, again, bannerMs }: SubmissionFormProps) {
  const { state, errors, round, formProps, clearState } = useSubmission(parts);
  const { step } = state;
  const isSent = step === 'sent';
  const [lastReference, setLastReference] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins again with a new banner only
  useEffect(() => {
    if (!bannerMs || (step !== 'sent' && step !== 'failed')) return;
    if (step === 'sent') setLastReference(state.reference);
    const timer = setTimeout(clearState, bannerMs);
    return () => clearTimeout(timer);
  }, [step]);

  return (
    <form id={id} className={isSent && again ? 'form folded' : 'form'} action={action} method="post" {...formProps}>
      <Inputs key={round} parts={parts} errors={errors} prefix={prefix} />
      <FormEnd state={state} button={button} failed={failed}>
        {isSent && again && (
          <p>
            <a href={location.pathname}>{again}</a>
          </p>
        )}
        {step === 'idle' && lastReference && <p className="soft figures">Your message reference is {lastReference}.</p>}
      </FormEnd>
    </form>
  );
}
