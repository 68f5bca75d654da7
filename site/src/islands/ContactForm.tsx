import { useEffect, useState } from 'react';
import { FormEnd } from './forms/FormEnd.tsx';
import { TextField } from './forms/TextField.tsx';
import { useSubmission } from './forms/use-submission.ts';

interface ContactFormProps {
  /** Characters, by field. */
  limits: { name: number; website: number; message: number };
}

/** K2, milliseconds. */
const BANNER_MS = 5000;

/** Sends a message. Without JavaScript the browser posts it and the API responds with a page. */
export function ContactForm({ limits }: ContactFormProps) {
  const { state, errors, formProps, clearState } = useSubmission();
  const { step } = state;
  const [lastReference, setLastReference] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins again with a new banner only
  useEffect(() => {
    if (state.step === 'sent') setLastReference(state.reference);
    if (step !== 'sent' && step !== 'failed') return;
    const timer = setTimeout(clearState, BANNER_MS);
    return () => clearTimeout(timer);
  }, [step]);

  return (
    <form className="form" action="/api/messages" method="post" {...formProps}>
      <TextField
        name="name"
        label="Name"
        placeholder="Name (required)"
        autoComplete="name"
        maxLength={limits.name}
        errors={errors}
        required
      />
      <TextField
        name="email"
        type="email"
        label="Email"
        placeholder="Email (required)"
        autoComplete="email"
        maxLength={254}
        errors={errors}
        required
      />
      <TextField
        name="website"
        label="Website"
        placeholder="Website"
        autoComplete="url"
        maxLength={limits.website}
        errors={errors}
      />
      <TextField
        name="message"
        label="Message"
        placeholder="Comment..."
        rows={6}
        maxLength={limits.message}
        errors={errors}
        required
      />
      <FormEnd
        state={state}
        label="Send message"
        sent="Your message has been sent successfully!"
        failed="There was an error sending your message. Please try again."
      >
        {state.step === 'idle' && lastReference && (
          <p className="soft figures">Your message reference is {lastReference}.</p>
        )}
      </FormEnd>
    </form>
  );
}
