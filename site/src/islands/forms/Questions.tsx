import type { AskedQuestion } from 'content-types/applications/questions';
import { answerName, listAnswers, MAX_ANSWER, NUMBER_PATTERN, problems } from 'content-types/applications/questions';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';
import type { FieldErrors } from './validate.ts';

export interface QuestionsProps {
  questions: readonly (AskedQuestion & { id: string })[];
  /** Identifies these wordings to the API. */
  asked: string;
}

/** The screening questions. */
export function Questions({ questions, asked, errors }: QuestionsProps & { errors: FieldErrors }) {
  if (questions.length === 0) return null;
  return (
    <fieldset className="choices asked">
      <legend className="unseen">Questions</legend>
      <input type="hidden" name="asked" value={asked} />
      {questions.map((question) => {
        const { id, answer, question: label, required } = question;
        const name = answerName(id);
        const options = listAnswers(question);
        if (options) return <Options key={id} {...{ name, label, required, options }} error={errors[name]} />;
        const mismatch = answer === 'date' ? problems.date(label) : problems.number(label);
        return (
          <TextField
            key={id}
            {...{ name, label, required, errors }}
            {...(answer === 'date' ? { type: answer } : { maxLength: MAX_ANSWER })}
            {...(answer === 'number' && ({ inputMode: 'decimal', pattern: NUMBER_PATTERN } as const))}
            messages={{ missing: problems.missing(label), mismatch }}
          />
        );
      })}
    </fieldset>
  );
}

interface OptionsProps {
  name: string;
  label: string;
  required: boolean;
  options: readonly string[];
  error: string | undefined;
}

function Options({ name, label, required, options, error }: OptionsProps) {
  return (
    <Field {...{ id: name, label, required, error }}>
      <Select
        id={name}
        name={name}
        options={[['', 'Choose an answer'], ...options.map((option) => [option, option] as const)]}
        required={required}
        data-missing={problems.missing(label)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-problem` : undefined}
      />
    </Field>
  );
}
