interface TextFieldProps {
  id: string;
  name: string;
  label: string;
  /** What is wrong with it. */
  problem?: string;
  type?: 'text' | 'email' | 'tel';
  /** A text area of so many rows. */
  rows?: number;
  required?: boolean;
  placeholder?: string;
  hint?: string;
  autoComplete?: string;
  maxLength?: number;
}

/** A field with its label, its hint and what is wrong with it, tied together for everyone who cannot see that they are. */
export function TextField({ label, problem, hint, rows, type = 'text', ...field }: TextFieldProps) {
  const { id, required } = field;
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const props = {
    ...field,
    className: 'input',
    'data-label': label,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && <span className="soft"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows ? <textarea rows={rows} {...props} /> : <input type={type} {...props} />}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
