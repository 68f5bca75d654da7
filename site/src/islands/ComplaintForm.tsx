import { FormEnd } from './forms/FormEnd.tsx';
import { TextField } from './forms/TextField.tsx';
import { useSubmission } from './forms/use-submission.ts';

const texts = {
  name: 'Name',
  email: 'Email',
  complaint: 'Complaint',
  hint: 'Tell us what happened and what you’d like us to do.',
  send: 'Send complaint',
  sent: 'We’ve received your complaint.',
  failed: 'There was an error sending your complaint. Please try again.',
};

interface ComplaintFormProps {
  /** Characters, by field. */
  limits: { name: number; message: number };
}

/** Sends a complaint about data protection. Without JavaScript the browser posts it and the API responds with a page. */
export function ComplaintForm({ limits }: ComplaintFormProps) {
  const { state, errors, formProps } = useSubmission();
  return (
    <form className="form" action="/api/complaints" method="post" {...formProps}>
      <div className="pair">
        <TextField
          name="name"
          label={texts.name}
          autoComplete="name"
          maxLength={limits.name}
          errors={errors}
          required
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          maxLength={254}
          errors={errors}
          required
        />
      </div>
      <TextField
        name="message"
        label={texts.complaint}
        hint={texts.hint}
        rows={6}
        maxLength={limits.message}
        errors={errors}
        required
      />
      <FormEnd state={state} label={texts.send} sent={texts.sent} failed={texts.failed} />
    </form>
  );
}
