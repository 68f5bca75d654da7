import { Choices, type ChoicesProps } from './forms/Choices.tsx';
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
  send: 'Send application',
  // The specification's wording.
  sent: 'Application submitted successfully!',
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
}

/** Sends an application. Without JavaScript the browser posts it and the API responds with a page. */
export function ApplyForm({ id, resume, limits, choices, screening, letterHint }: ApplyFormProps) {
  const { state, errors, formProps, round } = useSubmission();
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
        required
      />
      <FileField name="resume" label={texts.resume} errors={errors} round={round} {...resume} />
      <Questions {...screening} errors={errors} />
      <Choices {...choices} />
      {errors.jobId && <p className="problem">{errors.jobId}</p>}
      <FormEnd state={state} label={texts.send} hasProgress sent={texts.sent} failed={texts.failed} />
    </form>
  );
}
