import { Text } from '@mantine/core';
import { IMAGE_TYPES, image } from 'content-types/fields/image';
import { useRef, useState } from 'react';
import { type MediaItem, request } from '../../client/request.ts';
import { upload, validateImageFile } from '../../client/upload.ts';
import { PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { texts } from './texts.ts';
import { useReplacement } from './use-media-actions.ts';

interface ReplaceImageProps {
  item: MediaItem;
  /** The description, for a new image that has none yet. */
  alt: string;
  onReplaced(outcome: Outcome): void;
}

const limits = image('Image');

export function ReplaceImage({ item, alt, onReplaced }: ReplaceImageProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const replaceMutation = useReplacement(item.id, uploadReplacement, onReplaced);

  async function uploadReplacement(file: File): Promise<string> {
    const error = validateImageFile(file, limits);
    if (error) throw new Error(error);
    const replacement = await upload(file, setSent);
    if (replacement.alt === '' && alt !== '')
      await request('PATCH', '/media/{id}', { params: { id: replacement.id }, body: { name: replacement.name, alt } });
    return replacement.id;
  }

  return (
    <>
      <PlainButton loading={replaceMutation.isPending} onClick={() => input.current?.click()}>
        {texts.replace.button}
      </PlainButton>
      {replaceMutation.isPending && (
        <Text size="xs" role="status" className="numbers">
          {Math.round(sent * 100)}%
        </Text>
      )}
      <ErrorAlert error={replaceMutation.error} />
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={texts.replace.input}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) replaceMutation.mutate(file);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
