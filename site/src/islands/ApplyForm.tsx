import { useEffect, useRef, useState } from 'react';
import { ApplicationSent } from './forms/ApplicationSent.tsx';
import { Choices, type ChoicesProps } from './forms/Choices.tsx';
import { clearDraft, restoreDraft, saveDraft } from './forms/draft.ts';
import { FileField } from './forms/FileField.tsx';
import { FormEnd } from './forms/FormEnd.tsx';
import { Questions, type QuestionsProps } from './forms/Questions.tsx';
import { TextField } from './forms/TextField.tsx';
import { useSubmission } from './forms/use-submission.ts';

const texts = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  coverLetter: 'Cover letter',
  resume: 'CV',
  later: 'I’ll send it later. You’ll get a link to upload it.',
  sendWithout: 'Send without a CV and add it later',
  kept: 'What you type is saved on this device until you send it. Your CV isn’t.',
  restored: 'We’ve filled in what you typed on this device.',
  clear: 'Clear the form',
  send: 'Send application',
  // The specification's wording.
  failed: 'Error submitting application. Please try again.',
};

interface ApplyFormProps {
  /** The form's id. A hidden field elsewhere on the page, which names the job, refers to it. */
  id: string;
  resume: { accept: readonly string[]; maxBytes: number };
  /** Characters, by field. */
  limits: { fullName: number; coverLetter: number };
  choices: ChoicesProps;
  screening: QuestionsProps;
  letterHint: string;
  isLetterRequired: boolean;
}

/** Sends an application. Without JavaScript the browser posts it and the API responds with a page. */
export function ApplyForm({ id, resume, limits, choices, screening, letterHint, isLetterRequired }: ApplyFormProps) {
  const { state, errors, formProps, round, clearState } = useSubmission();
  const form = useRef<HTMLFormElement>(null);
  const [isRestored, setRestored] = useState(false);
  const [laterRound, setLaterRound] = useState(-1);
  const isLater = laterRound === round;
  const isSent = state.step === 'sent';

  useEffect(() => {
    if (form.current) setRestored(restoreDraft(form.current));
  }, []);
  useEffect(() => {
    if (!isSent) return;
    clearDraft();
    // The form is back for another application.
    return () => form.current?.querySelector<HTMLInputElement>('[name="fullName"]')?.focus();
  }, [isSent]);

  function clear() {
    form.current?.reset();
    setLaterRound(-1);
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
        action="/api/applications"
        method="post"
        encType="multipart/form-data"
        {...formProps}
        onChange={(event) => {
          formProps.onChange(event);
          saveDraft(event.currentTarget);
        }}
      >
        {isRestored && !isSent && (
          <p className="hint">
            {texts.restored}{' '}
            <button type="button" className="link" onClick={clear}>
              {texts.clear}
            </button>
          </p>
        )}
        <TextField
          name="fullName"
          label={texts.fullName}
          autoComplete="name"
          maxLength={limits.fullName}
          errors={errors}
          required
        />
        <div className="pair">
          <TextField
            name="email"
            type="email"
            label={texts.email}
            autoComplete="email"
            maxLength={254}
            errors={errors}
            required
          />
          <TextField
            name="phone"
            type="tel"
            label={texts.phone}
            autoComplete="tel"
            maxLength={40}
            errors={errors}
            required
          />
        </div>
        <TextField
          name="coverLetter"
          label={texts.coverLetter}
          hint={letterHint}
          rows={6}
          maxLength={limits.coverLetter}
          errors={errors}
          required={isLetterRequired}
        />
        <FileField name="resume" label={texts.resume} errors={errors} round={round} isDisabled={isLater} {...resume} />
        <label className="tick scripted">
          <input
            type="checkbox"
            data-fixes="resume"
            onChange={({ target }) => setLaterRound(target.checked ? round : -1)}
          />
          <span>{texts.later}</span>
        </label>
        {isLater && <input type="hidden" name="resumeLater" value="yes" />}
        <Questions {...screening} errors={errors} />
        <Choices {...choices} />
        {/* Which website led here. No cookie, and nothing is kept on the candidate’s device. */}
        <input type="hidden" name="cameFrom" ref={fillInReferrer} />
        {errors.jobId && <p className="problem">{errors.jobId}</p>}
        <FormEnd
          state={isSent ? { step: 'idle' } : state}
          label={texts.send}
          hasProgress
          sent=""
          failed={texts.failed}
        />
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
