import type { Form } from 'content-types/forms/inputs';
import { useEffect, useRef, useState } from 'react';
import { ApplicationSent } from './forms/ApplicationSent.tsx';
import { clearDraft, describeSent, restoreDraft, saveDraft, saveSent } from './forms/draft.ts';
import { FormEnd } from './forms/FormEnd.tsx';
import { Inputs } from './forms/Inputs.tsx';
import { useSubmission } from './forms/use-submission.ts';

const texts = {
  sendWithout: 'Send without a CV and add it later',
  kept: 'What you type is saved on this device until you send it. Your CV isn’t.',
  restored: 'We’ve filled in what you typed on this device.',
  clear: 'Clear the form',
};

interface ApplyFormProps extends Form {
  /** The form's id. A hidden field elsewhere on the page, which names the job, refers to it. */
  id: string;
  /** Identifies the wordings of the screening questions to the API. */
  asked: string;
}

/** Sends an application. Without JavaScript the browser posts it and the API responds with a page. */
export function ApplyForm({ id, action, parts, button, failed, asked }: ApplyFormProps) {
  const { state, errors, formProps, round, clear, clearState } = useSubmission(parts, { keepsTrying: true });
  const form = useRef<HTMLFormElement>(null);
  const [isRestored, setRestored] = useState(false);
  const [priorApplication, setPriorApplication] = useState('');
  const isSent = state.step === 'sent';
  const reference = isSent ? state.reference : '';

  useEffect(() => {
    if (form.current) setRestored(restoreDraft(form.current));
    setPriorApplication(describeSent());
  }, []);
  useEffect(() => {
    if (!isSent) return;
    clearDraft();
    saveSent(reference);
    setPriorApplication(describeSent());
    // Shows the form again for another application.
    return () => form.current?.querySelector<HTMLInputElement>('[name="fullName"]')?.focus();
  }, [isSent, reference]);

  function clearTyped() {
    clear();
    setRestored(false);
    clearDraft();
  }

  return (
    <div>
      {isSent && <ApplicationSent {...state} onAgain={clearState} />}
      <form
        ref={form}
        hidden={isSent}
        id={id}
        className="form"
        action={action}
        method="post"
        encType="multipart/form-data"
        {...formProps}
        onChange={(event) => {
          formProps.onChange(event);
          saveDraft(event.currentTarget);
        }}
      >
        {priorApplication && <p className="hint">{priorApplication}</p>}
        {isRestored && !isSent && (
          <p className="hint">
            {texts.restored}{' '}
            <button type="button" className="link" onClick={clearTyped}>
              {texts.clear}
            </button>
          </p>
        )}
        <Inputs key={round} parts={parts} errors={errors} />
        {asked && <input type="hidden" name="asked" value={asked} />}
        {/* The website that the candidate came from, read without a cookie or any storage on the device. */}
        <input type="hidden" name="cameFrom" ref={fillInReferrer} />
        {errors.jobId && <p className="problem">{errors.jobId}</p>}
        <FormEnd state={isSent ? { step: 'idle' } : state} button={button} failed={failed} hasProgress />
        <p className="hint scripted">{texts.kept}</p>
        <noscript>
          <button type="submit" className="button quiet" name="resumeLater" value="yes" formNoValidate>
            {texts.sendWithout}
          </button>
        </noscript>
      </form>
    </div>
  );
}

function fillInReferrer(field: HTMLInputElement | null): void {
  if (field) field.value = document.referrer;
}
