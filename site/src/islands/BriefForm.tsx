import { Field } from './forms/Field.tsx';
import { FormEnd } from './forms/FormEnd.tsx';
import { type Options, Select } from './forms/Select.tsx';
import { TextField } from './forms/TextField.tsx';
import { useSubmission } from './forms/use-submission.ts';

const texts = {
  role: 'Role',
  roleHint: 'Who do you need? For example, “payroll administrator” or “six warehouse operatives”.',
  place: 'Location',
  start: 'Start date',
  work: 'Permanent or temporary',
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  details: 'Anything else',
  send: 'Send brief',
  sent: 'We’ve received your vacancy brief.',
  again: 'Send another brief',
  failed: 'There was an error sending your brief. Please try again.',
};

interface BriefFormProps {
  /** Characters, by field. */
  limits: Record<'role' | 'place' | 'start' | 'name' | 'details', number>;
  kinds: Options;
}

/** Sends a vacancy brief. Without JavaScript the browser posts it and the API responds with a page. */
export function BriefForm({ limits, kinds }: BriefFormProps) {
  const { state, errors, formProps } = useSubmission();
  const field = (name: keyof BriefFormProps['limits']) => ({
    name,
    label: texts[name],
    maxLength: limits[name],
    errors,
  });
  const isSent = state.step === 'sent';
  return (
    <form className={isSent ? 'form folded' : 'form'} action="/api/briefs" method="post" {...formProps}>
      <TextField {...field('role')} hint={texts.roleHint} required />
      <TextField {...field('place')} required />
      <div className="pair">
        <TextField {...field('start')} />
        <Field id="work" label={texts.work} error={undefined} required>
          <Select id="work" name="work" options={kinds} />
        </Field>
      </div>
      <TextField {...field('name')} autoComplete="name" required />
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
        <TextField name="phone" type="tel" label={texts.phone} autoComplete="tel" maxLength={40} errors={errors} />
      </div>
      <TextField {...field('details')} rows={4} />
      <FormEnd state={state} label={texts.send} sent={texts.sent} failed={texts.failed}>
        {isSent && (
          <p>
            <a href={location.pathname}>{texts.again}</a>
          </p>
        )}
      </FormEnd>
    </form>
  );
}
