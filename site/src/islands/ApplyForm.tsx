import { Choices, type ChoicesProps } from './forms/Choices.tsx';
import { FileField } from './forms/FileField.tsx';
import { TextField } from './forms/TextField.tsx';
import { Trap } from './forms/Trap.tsx';
import { showOutcome, useSubmission } from './forms/use-submission.ts';

interface ApplyFormProps {
  /** Of the form; the page has a field in it that says which job it is for. */
  id: string;
  resume: { accept: readonly string[]; maxBytes: number };
  /** Characters, by field. */
  limits: { fullName: number; coverLetter: number };
  choices: ChoicesProps;
  letterHint: string;
}

/** Sends an application. Without JavaScript the browser posts it and the API answers with a page. */
export function ApplyForm({ id, resume, limits, choices, letterHint }: ApplyFormProps) {
  const { state, problems, formProps, round } = useSubmission();
  const isSending = state.step === 'sending';
  return (
    <form
      id={id}
      className="form"
      action="/api/applications"
      method="post"
      encType="multipart/form-data"
      {...formProps}
    >
      <TextField
        id="fullName"
        name="fullName"
        label="Full name"
        autoComplete="name"
        maxLength={limits.fullName}
        problem={problems.fullName}
        required
      />
      <div className="pair">
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          maxLength={254}
          problem={problems.email}
          required
        />
        <TextField
          id="phone"
          name="phone"
          type="tel"
          label="Phone"
          autoComplete="tel"
          maxLength={40}
          problem={problems.phone}
          required
        />
      </div>
      <TextField
        id="coverLetter"
        name="coverLetter"
        label="Cover letter"
        hint={letterHint}
        rows={6}
        maxLength={limits.coverLetter}
        problem={problems.coverLetter}
        required
      />
      <FileField id="resume" name="resume" label="Resume" problem={problems.resume} round={round} {...resume} />
      <Choices {...choices} />
      <Trap />
      {problems.jobId && <p className="problem">{problems.jobId}</p>}
      <div aria-live="polite">
        {state.step === 'sent' && (
          <p ref={showOutcome} className="banner-message good">
            <span>Application submitted successfully!</span>
            {state.reference && <span className="figures"> Your reference is {state.reference}.</span>}
            <span> A confirmation is on its way to you by email.</span>
          </p>
        )}
        {state.step === 'failed' && (
          <p ref={showOutcome} className="banner-message bad">
            Error submitting application. Please try again.
          </p>
        )}
      </div>
      {isSending && (
        <p className="hint">
          <progress aria-label="Upload" max={1} value={state.share} /> {Math.round(state.share * 100)}% sent
        </p>
      )}
      <div>
        <button className="button" type="submit" disabled={isSending}>
          {isSending ? 'SENDING...' : 'Send application'}
        </button>
      </div>
    </form>
  );
}
