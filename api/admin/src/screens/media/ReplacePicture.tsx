import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IMAGE_TYPES, image } from 'content-types/fields/image';
import { useRef, useState } from 'react';
import type { MediaItem } from '../../api/types.ts';
import { upload } from '../../api/upload.ts';
import type { Outcome } from '../../entries/Outcome.tsx';
import { problemWith } from '../../fields/image/check.ts';
import { count } from '../../format.ts';
import { describeMedia, replaceMedia } from './queries.ts';

interface ReplacePictureProps {
  item: MediaItem;
  /** The description, for a new picture that has none yet. */
  alt: string;
  onReplaced(outcome: Outcome): void;
}

const limits = image('Picture');

/** Uploads another picture and shows it in every place of this one. */
export function ReplacePicture({ item, alt, onReplaced }: ReplacePictureProps) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const replace = useMutation({
    async mutationFn(file: File) {
      const problem = problemWith(file, limits);
      if (problem) throw new Error(problem);
      const next = await upload(file, setSent);
      if (next.alt === '' && alt !== '') await describeMedia(next.id, { name: next.name, alt });
      return replaceMedia(item.id, next.id);
    },
    onSuccess({ documents, change }) {
      const message =
        documents === 0
          ? 'The picture was used nowhere. The new one is in the library.'
          : `Replaced in ${count(documents, 'document')}.`;
      const undo = documents > 0 ? ({ change, label: 'Undo' } as const) : undefined;
      onReplaced({ kind: 'done', message, change: documents > 0 ? change : null, undo });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['content'] }),
  });

  return (
    <>
      <Button variant="default" loading={replace.isPending} onClick={() => input.current?.click()}>
        Replace everywhere
      </Button>
      {replace.isPending && (
        <Text size="xs" role="status" className="numbers">
          {Math.round(sent * 100)} %
        </Text>
      )}
      {replace.error && (
        <Text size="sm" c="red" role="alert">
          {replace.error.message}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label="Picture to show instead"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) replace.mutate(file);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
