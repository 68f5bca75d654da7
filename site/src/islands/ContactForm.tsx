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

/** Sends a message. Without JavaScript the browser posts it and the API answers with a page. */
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
        id="name"
        name="name"
        label="Name"
        placeholder="Name (required)"
        autoComplete="name"
        maxLength={limits.name}
        error={errors.name}
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
        error={errors.email}
        required
      />
      <TextField
        id="website"
        name="website"
        label="Website"
        placeholder="Website"
        autoComplete="url"
        maxLength={limits.website}
        error={errors.website}
      />
      <TextField
        id="message"
        name="message"
        label="Message"
        placeholder="Comment..."
        rows={6}
        maxLength={limits.message}
        error={errors.message}
        required
      />
      <FormEnd
        state={state}
        label="Send message"
        sent="Your message has been sent successfully!"
        failed="There was an error sending your message. Please try again."
      >
        {state.step === 'idle' && lastReference && (
          <p className="soft figures">The reference of your last message is {lastReference}.</p>
        )}
      </FormEnd>
    </form>
  );
}
