import { Alert, Button, Progress, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IMAGE_TYPES, image } from 'content-types/fields/image';
import { useRef, useState } from 'react';
import { upload, validateImageFile } from '../../client/upload.ts';
import { Note } from '../../kit/notes.tsx';
import classes from './media.module.css';
import { texts } from './texts.ts';

// The default limits of an image field.
const limits = image('Image');

interface UploadProgress {
  doneCount: number;
  total: number;
  sent: number;
}

/** Uploads several images, one after the other. A rejected image does not stop the rest. */
export function MediaUpload() {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [errors, setErrors] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);

  async function send(files: File[]) {
    const failures: string[] = [];
    for (const [done, file] of files.entries()) {
      const error = validateImageFile(file, limits);
      const result =
        error ??
        (await upload(file, (sent) => setProgress({ doneCount: done, total: files.length, sent })).catch(getMessage));
      if (typeof result === 'string') failures.push(texts.upload.failure(file.name, result));
    }
    setErrors(failures);
    setProgress(null);
    if (input.current) input.current.value = '';
    void queries.invalidateQueries({ queryKey: ['media'] });
  }

  return (
    <>
      <section
        className={classes.drop}
        aria-label={texts.upload.title}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void send([...event.dataTransfer.files]);
        }}
      >
        {progress ? (
          <div role="status">
            <Text size="sm" mb="xs">
              {texts.upload.progress(progress.doneCount + 1, progress.total)}
            </Text>
            <Progress value={progress.sent * 100} aria-label={texts.upload.title} />
          </div>
        ) : (
          <>
            <Note mb="xs">{texts.upload.hint}</Note>
            <Button onClick={() => input.current?.click()}>{texts.upload.button}</Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={IMAGE_TYPES.join(',')}
          aria-label={texts.upload.input}
          onChange={(event) => void send([...(event.currentTarget.files ?? [])])}
        />
      </section>
      {errors.length > 0 && (
        <Alert color="red" role="alert" title={texts.upload.failed(errors.length)}>
          {errors.map((error) => (
            <Text key={error} size="sm">
              {error}
            </Text>
          ))}
        </Alert>
      )}
    </>
  );
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : texts.upload.failedWithoutReason;
}
