import type { EqualityQuestion } from 'content-types/applications/equality-questions';
import { Select } from './Select.tsx';

export interface ChoicesProps {
  /** The text of each checkbox. */
  consents: { talentPool: string; marketing: string };
  /** Empty when the agency asks none. */
  questions: readonly EqualityQuestion[];
}

/** Consents, none of them pre-ticked, and equality questions, whose answers are only counted. */
export function Choices({ consents, questions }: ChoicesProps) {
  return (
    <>
      <fieldset className="choices">
        <legend>
          Keep in touch <span className="soft">(optional)</span>
        </legend>
        <Checkbox name="consentTalentPool" label={consents.talentPool} />
        <Checkbox name="consentMarketing" label={consents.marketing} />
      </fieldset>
      {questions.length > 0 && (
        <fieldset className="choices" aria-describedby="equality-hint">
          <legend>
            Equality questions <span className="soft">(optional)</span>
          </legend>
          <p className="hint" id="equality-hint">
            Your answers are anonymous: we only keep totals, separately from your application.
          </p>
          <div className="pair">
            {questions.map((question) => (
              <Question key={question.name} {...question} />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function Checkbox({ name, label }: { name: string; label: string }) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value="yes" />
      <span>{label}</span>
    </label>
  );
}

function Question({ name, label, answers }: EqualityQuestion) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <Select id={name} name={name} options={[['', ''], ...answers.map((answer) => [answer, answer] as const)]} />
    </div>
  );
}
