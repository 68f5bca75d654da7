import { type DragEvent, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { checkFile, formatSize, joinWithOr } from './validate.ts';

interface FileFieldProps {
  id: string;
  name: string;
  label: string;
  /** File name endings with their dot. */
  accept: readonly string[];
  /** Bytes. */
  maxBytes: number;
  error?: string;
  /** Grows each time the form is cleared. */
  round: number;
}

/** A file to choose or to drop. Without JavaScript it is the browser's own file field. */
export function FileField({ id, name, label, accept, maxBytes, error, round }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; size: number; round: number } | null>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const shown = file?.round === round ? file : null;
  const fileError = shown ? checkFile(shown, label, accept, maxBytes) : '';
  const message = error || fileError;

  function update() {
    const [picked] = input.current?.files ?? [];
    setFile(picked ? { name: picked.name, size: picked.size, round } : null);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    if (!input.current || event.dataTransfer.files.length === 0) return;
    input.current.files = event.dataTransfer.files;
    update();
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
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
          id={id}
          name={name}
          type="file"
          required
          accept={accept.join(',')}
          data-label={label}
          data-max-bytes={maxBytes}
          aria-invalid={message ? true : undefined}
          aria-describedby={`${id}-hint${message ? ` ${id}-problem` : ''}`}
          onChange={update}
        />
        <p className="hint" id={`${id}-hint`}>
          {shown
            ? `${shown.name}, ${formatSize(shown.size)}`
            : `Choose or drop a ${joinWithOr(accept)} file, at most ${formatSize(maxBytes)}.`}
        </p>
      </div>
      {message && (
        <p className="problem" id={`${id}-problem`} role={error ? undefined : 'alert'}>
          {message}
        </p>
      )}
    </div>
  );
}
