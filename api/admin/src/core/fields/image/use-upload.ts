import type { ImageField } from 'content-types/fields/image';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '../../../client/request.ts';
import { upload, validateImageFile } from '../../../client/upload.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { texts } from '../texts.ts';

/** Uploads a file. `sent` is the fraction sent, 0 to 1; null when no upload is running. */
export function useUpload(
  field: ImageField,
  input: RefObject<HTMLInputElement | null>,
  onUploaded: (item: MediaItem) => void,
) {
  const form = useForm();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // The field may have moved in its list by the time the upload is done.
  const arrived = useRef(onUploaded);
  useEffect(() => {
    arrived.current = onUploaded;
  });
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    setError(validateImageFile(file, field));
    if (validateImageFile(file, field)) {
      clear();
      return;
    }
    running.current = new AbortController();
    setSent(0);
    try {
      const sending = upload(file, setSent, running.current.signal);
      form.waitFor(sending);
      arrived.current(await sending);
    } catch (error) {
      setError(error instanceof Error ? error.message : texts.image.uploadFailed);
    }
    setSent(null);
    clear();
  }

  // Clears the input, so that choosing the same file again counts as a change.
  function clear() {
    if (input.current) input.current.value = '';
  }

  return { sent, error, start, stop: () => running.current?.abort(), forget: () => setError(null) };
}
