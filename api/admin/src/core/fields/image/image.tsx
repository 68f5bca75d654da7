import { Box, Button, Group, Input, Progress, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPhotoUp } from '@tabler/icons-react';
import type { Image, ImageField } from 'content-types/fields/image';
import { type ClipboardEvent, type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import type { MediaItem } from '../../../client/request.ts';
import { SmallButton } from '../../../kit/buttons.tsx';
import { Note } from '../../../kit/notes.tsx';
import { FocalPoint, Thumbnail } from '../../../kit/Thumbnail.tsx';
import { common } from '../../../kit/text/texts.ts';
import type { FieldView, InputProps } from '../field-view.ts';
import { texts } from '../texts.ts';
import { ImageTools } from './ImageTools.tsx';
import classes from './image.module.css';
import { useUpload } from './use-upload.ts';

const MediaPicker = lazy(() => import('../../media/MediaGrid.tsx'));

/** K7: the specification's largest preview of a logo, in pixels. Used for every image. */
const PREVIEW_SIZE = 150;

/** Input for an image, which can be dropped, pasted, uploaded or chosen from the library, and for its description. */
function ImageInput({ field, id, value, error, onChange, onBlur }: InputProps<ImageField>) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isPicking, picker] = useDisclosure(false);
  const chooseImage = ({ id: mediaId, alt, width, height }: MediaItem) =>
    onChange({ id: mediaId, alt, width, height } satisfies Image);
  const { sent, error: uploadError, start, stop, forget } = useUpload(field, input, chooseImage);

  function handleFiles(files: FileList | null, event?: DragEvent | ClipboardEvent) {
    const [file] = files ?? [];
    if (!file) return;
    event?.preventDefault();
    void start(file);
  }

  return (
    <Input.Wrapper
      labelElement="div"
      label={field.label}
      description={field.help}
      required={field.required}
      error={uploadError ?? error}
      id={`${id}-image`}
      errorProps={{ role: 'alert' }}
    >
      <fieldset
        id={id}
        tabIndex={-1}
        aria-label={field.label}
        className={classes.box}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          handleFiles(event.dataTransfer.files, event);
        }}
        onPaste={(event) => handleFiles(event.clipboardData.files, event)}
      >
        {value ? (
          <Box component="span" pos="relative" flex="none">
            <Thumbnail image={value} size={PREVIEW_SIZE} />
            {value.focus && <FocalPoint at={value.focus} isSmall />}
          </Box>
        ) : (
          <IconPhotoUp size={28} stroke={1.3} aria-hidden />
        )}
        <div className={classes.controls}>
          {!value && sent === null && <Note>{texts.image.drop}</Note>}
          {sent !== null ? (
            <Uploading sent={sent} onStop={stop} />
          ) : (
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={() => input.current?.click()}>
                {value ? texts.image.replace : texts.image.chooseFile}
              </Button>
              <Button size="xs" variant="default" onClick={picker.open}>
                {texts.image.fromLibrary}
              </Button>
              {value && <ImageTools value={value} field={field} onChange={onChange} />}
              {value && (
                <SmallButton
                  isQuiet
                  size="xs"
                  onClick={() => {
                    forget();
                    onChange(null);
                    onBlur();
                  }}
                >
                  {texts.image.remove}
                </SmallButton>
              )}
            </Group>
          )}
          {value && (
            <TextInput
              size="xs"
              label={texts.image.description}
              description={texts.image.descriptionHelp}
              maxLength={300}
              value={value.alt}
              onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
              onBlur={onBlur}
            />
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={field.accept.join(',')}
          aria-label={texts.image.fileFor(field.label)}
          onChange={(event) => handleFiles(event.currentTarget.files)}
        />
      </fieldset>
      {isPicking && (
        <Suspense>
          <MediaPicker
            onClose={picker.close}
            onPick={(item) => {
              forget();
              chooseImage(item);
              picker.close();
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}

function Uploading({ sent, onStop }: { sent: number; onStop: () => void }) {
  const percent = Math.round(sent * 100);
  return (
    <Group gap="sm" wrap="nowrap" role="status">
      <Progress value={percent} flex={1} aria-label={texts.image.upload} />
      <Text size="xs" className="numbers">
        {percent < 100 ? `${percent}%` : texts.image.preparing}
      </Text>
      <SmallButton isQuiet size="xs" onClick={onStop}>
        {common.cancel}
      </SmallButton>
    </Group>
  );
}

export const image: FieldView<ImageField> = {
  Input: ImageInput,
  Cell: ({ value }) => (value ? <Thumbnail image={value} size={32} /> : null),
  toText: (_field, value) => (value ? `${value.alt || describeSize(value)}${describeFocus(value)}` : ''),
};

function describeSize({ width, height }: Image): string {
  return texts.image.size(width, height);
}

function describeFocus({ focus }: Image): string {
  return focus ? texts.image.focus(formatPercent(focus.x), formatPercent(focus.y)) : '';
}

function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
