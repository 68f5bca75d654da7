import type { FormPart, Input } from 'content-types/forms/inputs';
import { FileField } from './FileField.tsx';
import { Select } from './Select.tsx';
import type { FieldErrors } from './validate.ts';

interface SharedProps {
  errors: FieldErrors;
  /** An id prefix, needed if another form on the page has the same field names. */
  prefix?: string;
}

/** The inputs of a form, with their labels, hints and errors. */
export function Inputs({ parts, ...shared }: SharedProps & { parts: readonly FormPart[] }) {
  return parts.map((part) => <Part key={part.inputs[0]?.name ?? ''} {...part} {...shared} />);
}

function Part({ legend, hint, summary, inputs, ...shared }: FormPart & SharedProps) {
  const formInputs = inputs.map((input) => <FormInput key={input.name} input={input} {...shared} />);
  if (summary) {
    return (
      <details>
        <summary>{summary}</summary>
        <div className="form">{formInputs}</div>
      </details>
    );
  }
  if (!legend) return formInputs;
  const hintId = hint && `${inputs[0]?.name}-group-hint`;
  return (
    <fieldset className="choices" aria-describedby={hintId}>
      <legend>
        {legend} <span className="soft">(optional)</span>
      </legend>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {formInputs}
    </fieldset>
  );
}

function FormInput({ input, errors, prefix = '' }: SharedProps & { input: Input }) {
  const { name, label, attributes, hint, options, isOptional, isHalf } = input;
  const error = errors[name];
  if (attributes.type === 'file') return <FileField input={input} formError={error} />;
  if (attributes.type === 'checkbox') {
    return (
      <label className="tick">
        <input type="checkbox" name={name} value="yes" />
        <span>{label}</span>
      </label>
    );
  }
  if (input.isSeveral) return <Several input={input} error={error} id={prefix + name} />;
  const id = prefix + name;
  const notes = [hint && `${id}-hint`, error && `${id}-problem`].filter(Boolean).join(' ');
  const props = {
    id,
    name,
    ...attributes,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  return (
    <div className={isHalf ? 'field half' : 'field'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="soft"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options && <Select options={options} {...props} />}
      {!options &&
        (attributes.rows ? <textarea className="input" {...props} /> : <input className="input" {...props} />)}
      {error && (
        <p className="problem" id={`${id}-problem`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A question of which any number of options can be ticked. */
function Several({ input, error, id }: { input: Input; error: string | undefined; id: string }) {
  const { name, label, options = [], isOptional } = input;
  return (
    <fieldset className="choices" id={id} aria-describedby={error && `${id}-problem`}>
      <legend>
        {label}
        {isOptional && <span className="soft"> (optional)</span>}
      </legend>
      {options.map(([value, text]) => (
        <label key={value} className="tick">
          <input type="checkbox" name={name} value={value} aria-invalid={error ? true : undefined} />
          <span>{text}</span>
        </label>
      ))}
      {error && (
        <p className="problem" id={`${id}-problem`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
