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
  const controller = useRef<AbortController | null>(null);
  // The field may have moved in its list by the time the upload is done.
  const latestOnUploaded = useRef(onUploaded);
  useEffect(() => {
    latestOnUploaded.current = onUploaded;
  });
  useEffect(() => () => controller.current?.abort(), []);

  async function start(file: File) {
    setError(validateImageFile(file, field));
    if (validateImageFile(file, field)) {
      clearInput();
      return;
    }
    controller.current = new AbortController();
    setSent(0);
    try {
      const pendingUpload = upload(file, setSent, controller.current.signal);
      form.waitFor(pendingUpload);
      latestOnUploaded.current(await pendingUpload);
    } catch (error) {
      setError(error instanceof Error ? error.message : texts.image.uploadFailed);
    }
    setSent(null);
    clearInput();
  }

  // Clears the input, so that choosing the same file again counts as a change.
  function clearInput() {
    if (input.current) input.current.value = '';
  }

  return { sent, error, start, stop: () => controller.current?.abort(), forget: () => setError(null) };
}
