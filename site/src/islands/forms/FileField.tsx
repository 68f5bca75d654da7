import { fileLimits, type Input } from 'content-types/forms/inputs';
import { formatBytes } from 'content-types/text/bytes';
import { type DragEvent, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { checkFile } from './validate.ts';

interface FileFieldProps {
  input: Input;
  /** The error from when the form was sent. */
  formError: string | undefined;
}

/** A field to choose or drop a file, with a checkbox to send it later. Without JavaScript, the browser's own file field. */
export function FileField({ input, formError = '' }: FileFieldProps) {
  const { name, label, later, attributes } = input;
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [isLater, setLater] = useState(false);
  const visibleFile = isLater ? null : file;
  const error = isLater ? '' : formError;
  const message = error || (visibleFile && checkFile(visibleFile, input));

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    if (isLater || !field.current || event.dataTransfer.files.length === 0) return;
    field.current.files = event.dataTransfer.files;
    setFile(field.current.files[0] ?? null);
  }

  return (
    <>
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
          onDrop={handleDrop}
        >
          <Icon name="file" />
          <input
            ref={field}
            id={name}
            name={name}
            {...attributes}
            required={!isLater}
            disabled={isLater}
            aria-invalid={message ? true : undefined}
            aria-describedby={`${name}-hint${message ? ` ${name}-problem` : ''}`}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
          <p className="hint" id={`${name}-hint`}>
            {visibleFile
              ? `${visibleFile.name}, ${formatBytes(visibleFile.size)}`
              : `Choose or drop a ${fileLimits(input)}.`}
          </p>
        </div>
        {message && (
          <p className="problem" id={`${name}-problem`} role={error ? undefined : 'alert'}>
            {message}
          </p>
        )}
      </div>
      {later && (
        <label className="tick scripted">
          <input type="checkbox" data-fixes={name} onChange={({ target }) => setLater(target.checked)} />
          <span>{later.label}</span>
        </label>
      )}
      {later && isLater && <input type="hidden" name={later.name} value="yes" />}
    </>
  );
}
