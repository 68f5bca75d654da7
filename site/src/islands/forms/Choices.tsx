import type { EqualityQuestion } from 'content-types/lib/equality-questions';

export interface ChoicesProps {
  /** The words beside each box. */
  consents: { talentPool: string; marketing: string };
  /** Empty while none are asked. */
  questions: readonly EqualityQuestion[];
}

/** What an applicant may agree to, nothing ticked beforehand, and questions whose answers are only counted. */
export function Choices({ consents, questions }: ChoicesProps) {
  return (
    <>
      <fieldset className="choices">
        <legend>
          If you like <span className="soft">(optional)</span>
        </legend>
        <Tick name="consentTalentPool" words={consents.talentPool} />
        <Tick name="consentMarketing" words={consents.marketing} />
      </fieldset>
      {questions.length > 0 && (
        <fieldset className="choices" aria-describedby="equality-hint">
          <legend>
            Equality questions <span className="soft">(optional)</span>
          </legend>
          <p className="hint" id="equality-hint">
            We only count the answers. They are not kept with your application, and nobody who reads it sees them.
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

function Tick({ name, words }: { name: string; words: string }) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value="yes" />
      <span>{words}</span>
    </label>
  );
}

function Question({ name, label, answers }: EqualityQuestion) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <span className="select">
        <select id={name} name={name} className="input" defaultValue="">
          <option value="" />
          {answers.map((answer) => (
            <option key={answer} value={answer}>
              {answer}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
