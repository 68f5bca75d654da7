import { type DragEvent, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { fitOf, listed, sizeInWords } from './validate.ts';

interface FileFieldProps {
  id: string;
  name: string;
  label: string;
  /** File name endings with their dot. */
  accept: readonly string[];
  /** Bytes. */
  maxBytes: number;
  problem?: string;
  /** Grows with each time the form is emptied. */
  round: number;
}

/** A file to pick or to drop. Without JavaScript it is the browser's own file field. */
export function FileField({ id, name, label, accept, maxBytes, problem, round }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; size: number; round: number } | null>(null);
  const [isOver, setOver] = useState(false);
  const shown = file?.round === round ? file : null;
  const misfit = shown ? fitOf(shown, label, accept, maxBytes) : '';
  const message = problem || misfit;

  function take() {
    const [picked] = input.current?.files ?? [];
    setFile(picked ? { name: picked.name, size: picked.size, round } : null);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!input.current || event.dataTransfer.files.length === 0) return;
    input.current.files = event.dataTransfer.files;
    take();
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the shortcut, the field inside is the way */}
      <div
        className="drop"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
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
          onChange={take}
        />
        <p className="hint" id={`${id}-hint`}>
          {shown
            ? `${shown.name}, ${sizeInWords(shown.size)}`
            : `Choose or drop a ${listed(accept)} file, at most ${sizeInWords(maxBytes)}.`}
        </p>
      </div>
      {message && (
        <p className="problem" id={`${id}-problem`} role={problem ? undefined : 'alert'}>
          {message}
        </p>
      )}
    </div>
  );
}
