import { TextField } from './forms/TextField.tsx';
import { Trap } from './forms/Trap.tsx';
import { showOutcome, useSubmission } from './forms/use-submission.ts';

interface ComplaintFormProps {
  /** Characters, by field. */
  limits: { name: number; message: number };
}

/** Sends a complaint about data protection. Without JavaScript the browser posts it and the API answers with a page. */
export function ComplaintForm({ limits }: ComplaintFormProps) {
  const { state, problems, formProps } = useSubmission();
  const isSending = state.step === 'sending';
  return (
    <form className="form" action="/api/complaints" method="post" {...formProps}>
      <div className="pair">
        <TextField
          id="name"
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={limits.name}
          problem={problems.name}
          required
        />
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
      </div>
      <TextField
        id="message"
        name="message"
        label="Complaint"
        hint="What happened, and what you would like us to do."
        rows={6}
        maxLength={limits.message}
        problem={problems.message}
        required
      />
      <Trap />
      <div aria-live="polite">
        {state.step === 'sent' && (
          <p ref={showOutcome} className="banner-message good">
            <span>We have received your complaint.</span>
            {state.reference && <span className="figures"> Your reference is {state.reference}.</span>}
          </p>
        )}
        {state.step === 'failed' && (
          <p ref={showOutcome} className="banner-message bad">
            Your complaint could not be sent. Please try again.
          </p>
        )}
      </div>
      <div>
        <button className="button" type="submit" disabled={isSending}>
          {isSending ? 'SENDING...' : 'Send complaint'}
        </button>
      </div>
    </form>
  );
}
