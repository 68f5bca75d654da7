import { formatBytes } from 'content-types/text/bytes';
import { type DragEvent, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { checkFile, type FieldErrors, joinWithOr } from './validate.ts';

interface FileFieldProps {
  /** Also its id. */
  name: string;
  label: string;
  /** File name endings with their dot. */
  accept: readonly string[];
  maxBytes: number;
  errors: FieldErrors;
  /** Increases each time the form has been sent. */
  round: number;
  /** Whether it follows later. */
  isDisabled: boolean;
}

/** A file to choose or to drop. Without JavaScript it is the browser's own file field. */
export function FileField({ name, label, accept, maxBytes, errors, round, isDisabled }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; size: number; round: number } | null>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const shown = file?.round === round && !isDisabled ? file : null;
  const fileError = shown ? checkFile(shown, accept, maxBytes) : '';
  const error = isDisabled ? '' : errors[name];
  const message = error || fileError;

  function update() {
    const [picked] = input.current?.files ?? [];
    setFile(picked ? { name: picked.name, size: picked.size, round } : null);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    if (isDisabled || !input.current || event.dataTransfer.files.length === 0) return;
    input.current.files = event.dataTransfer.files;
    update();
  }

  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the field inside */}
      <div
        className="drop"
        data-over={isDraggedOver}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        <Icon name="file" />
        <input
          ref={input}
          id={name}
          name={name}
          type="file"
          required={!isDisabled}
          disabled={isDisabled}
          accept={accept.join(',')}
          data-label={label}
          data-max-bytes={maxBytes}
          aria-invalid={message ? true : undefined}
          aria-describedby={`${name}-hint${message ? ` ${name}-problem` : ''}`}
          onChange={update}
        />
        <p className="hint" id={`${name}-hint`}>
          {shown
            ? `${shown.name}, ${formatBytes(shown.size)}`
            : `Choose or drop a ${joinWithOr(accept)} file, up to ${formatBytes(maxBytes)}.`}
        </p>
      </div>
      {message && (
        <p className="problem" id={`${name}-problem`} role={error ? undefined : 'alert'}>
          {message}
        </p>
      )}
    </div>
  );
}
