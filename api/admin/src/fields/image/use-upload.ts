import type { ImageField } from 'content-types/fields/image';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '../../lib/api-types.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { upload, validateImageFile } from '../../lib/upload.ts';

/** Sends a picked file. `sent` is the part that has gone, 0 to 1, and null when nothing is under way. */
export function useUpload(
  field: ImageField,
  input: RefObject<HTMLInputElement | null>,
  onUploaded: (item: MediaItem) => void,
) {
  const form = useForm();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // The field may have moved in its list by the time the image has arrived.
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
      setError(error instanceof Error ? error.message : 'The picture could not be uploaded.');
    }
    setSent(null);
    clear();
  }

  // Otherwise picking the same file again would be no change and do nothing.
  function clear() {
    if (input.current) input.current.value = '';
  }

  return { sent, error, start, stop: () => running.current?.abort(), forget: () => setError(null) };
}
