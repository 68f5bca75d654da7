import type { ReactNode } from 'react';

interface FieldProps {
  /** The input's. It is described by `${id}-hint` and `${id}-problem`. */
  id: string;
  label: string;
  required: boolean | undefined;
  hint?: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** The label, hint and error of an input. */
export function Field({ id, label, required, hint, error, children }: FieldProps) {
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
      {children}
      {error && (
        <p className="problem" id={`${id}-problem`}>
          {error}
        </p>
      )}
    </div>
  );
}
