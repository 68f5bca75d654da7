import { Field } from './Field.tsx';
import type { FieldErrors } from './validate.ts';

interface TextFieldProps {
  /** Also its id. */
  name: string;
  label: string;
  errors: FieldErrors;
  type?: 'text' | 'email' | 'tel' | 'date';
  /** Makes it a text area with this many rows. */
  rows?: number;
  required?: boolean;
  placeholder?: string;
  hint?: string;
  autoComplete?: string;
  maxLength?: number;
  inputMode?: 'decimal';
  pattern?: string;
  /** The errors of a field that is left blank, and of one that cannot be read, if the usual ones do not suit. */
  messages?: { missing: string; mismatch: string };
}

/** A field whose label, hint and error are tied to it for assistive technology. */
export function TextField({ label, errors, hint, rows, messages, type = 'text', ...field }: TextFieldProps) {
  const { name: id, required } = field;
  const error = errors[id];
  const notes = [hint && `${id}-hint`, error && `${id}-problem`].filter(Boolean).join(' ');
  const props = {
    id,
    ...field,
    className: 'input',
    'data-label': label,
    'data-missing': messages?.missing,
    'data-mismatch': messages?.mismatch,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  return (
    <Field {...{ id, label, required, hint, error }}>
      {rows ? <textarea rows={rows} {...props} /> : <input type={type} {...props} />}
    </Field>
  );
}
