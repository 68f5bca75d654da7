import { useEffect, useState } from 'react';
import { FormEnd } from './forms/FormEnd.tsx';
import { TextField } from './forms/TextField.tsx';
import { useSubmission } from './forms/use-submission.ts';

const texts = {
  name: 'Name',
  email: 'Email',
  website: 'Website',
  message: 'Message',
  // The specification's wording.
  placeholders: { name: 'Name (required)', email: 'Email (required)', website: 'Website', message: 'Comment...' },
  sent: 'Your message has been sent successfully!',
  failed: 'There was an error sending your message. Please try again.',
  send: 'Send message',
  reference: (reference: string) => `Your message reference is ${reference}.`,
};

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
        label={texts.name}
        placeholder={texts.placeholders.name}
        autoComplete="name"
        maxLength={limits.name}
        errors={errors}
        required
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        placeholder={texts.placeholders.email}
        autoComplete="email"
        maxLength={254}
        errors={errors}
        required
      />
      <TextField
        name="website"
        label={texts.website}
        placeholder={texts.placeholders.website}
        autoComplete="url"
        maxLength={limits.website}
        errors={errors}
      />
      <TextField
        name="message"
        label={texts.message}
        placeholder={texts.placeholders.message}
        rows={6}
        maxLength={limits.message}
        errors={errors}
        required
      />
      <FormEnd state={state} label={texts.send} sent={texts.sent} failed={texts.failed}>
        {state.step === 'idle' && lastReference && <p className="soft figures">{texts.reference(lastReference)}</p>}
      </FormEnd>
    </form>
  );
}
