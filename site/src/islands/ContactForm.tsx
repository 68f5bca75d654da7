import { useEffect, useState } from 'react';
import { TextField } from './forms/TextField.tsx';
import { Trap } from './forms/Trap.tsx';
import { showOutcome, useSubmission } from './forms/use-submission.ts';

interface ContactFormProps {
  /** Characters, by field. */
  limits: { name: number; website: number; message: number };
}

/** K2, milliseconds. */
const BANNER_STAYS = 5000;

/** Sends a message. Without JavaScript the browser posts it and the API answers with a page. */
export function ContactForm({ limits }: ContactFormProps) {
  const { state, problems, formProps, clearState } = useSubmission();
  const { step } = state;
  const [lastReference, setLastReference] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new banner starts a new wait, a new render does not
  useEffect(() => {
    if (state.step === 'sent') setLastReference(state.reference);
    if (step !== 'sent' && step !== 'failed') return;
    const timer = setTimeout(clearState, BANNER_STAYS);
    return () => clearTimeout(timer);
  }, [step]);

  return (
    <form className="form" action="/api/messages" method="post" {...formProps}>
      <TextField
        id="name"
        name="name"
        label="Name"
        placeholder="Name (required)"
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
        placeholder="Email (required)"
        autoComplete="email"
        maxLength={254}
        problem={problems.email}
        required
      />
      <TextField
        id="website"
        name="website"
        label="Website"
        placeholder="Website"
        autoComplete="url"
        maxLength={limits.website}
        problem={problems.website}
      />
      <TextField
        id="message"
        name="message"
        label="Message"
        placeholder="Comment..."
        rows={6}
        maxLength={limits.message}
        problem={problems.message}
        required
      />
      <Trap />
      <div aria-live="polite">
        {state.step === 'sent' && (
          <p ref={showOutcome} className="banner-message good">
            <span>Your message has been sent successfully!</span>
            {state.reference && <span className="figures"> Your reference is {state.reference}.</span>}
          </p>
        )}
        {state.step === 'failed' && (
          <p ref={showOutcome} className="banner-message bad">
            There was an error sending your message. Please try again.
          </p>
        )}
        {state.step === 'idle' && lastReference && (
          <p className="soft figures">The reference of your last message is {lastReference}.</p>
        )}
      </div>
      <div>
        <button className="button" type="submit" disabled={step === 'sending'}>
          {step === 'sending' ? 'SENDING...' : 'Send message'}
        </button>
      </div>
    </form>
  );
}
