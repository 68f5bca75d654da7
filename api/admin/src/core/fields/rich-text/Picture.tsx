import { Modal, TextInput } from '@mantine/core';
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import { Node, useEditorState } from '@tiptap/react';
import { type Image, type ImageField, MEDIA_ID } from 'content-types/fields/image';
import { imagePath } from 'content-types/media/image-widths';
import type { Picture } from 'content-types/text/rich-text';
import { useState } from 'react';
import { FormButtons, SmallForm } from '../../../kit/form/SmallForm.tsx';
import { common } from '../../../kit/text/texts.ts';
import { image as view } from '../image/image.tsx';
import { texts } from '../texts.ts';

type Attributes = Picture['attrs'];

/** An image in the editor: one block, edited in a dialog. */
export const imageNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      ['id', 'alt', 'width', 'height', 'caption'].map((name) => [name, { default: '', rendered: false }]),
    ),
  // Accepts only images copied from this editor, because images of other sites are not in the library.
  parseHTML: () => [{ tag: 'figure[data-picture]', getAttrs: ({ dataset }) => readAttributes(dataset.picture ?? '') }],
  renderHTML({ node }) {
    const attrs = node.attrs as Attributes;
    return [
      'figure',
      { 'data-picture': JSON.stringify(attrs) },
      ['img', { src: imagePath(attrs), alt: attrs.alt }],
      ...(attrs.caption ? [['figcaption', attrs.caption]] : []),
    ];
  },
});

function readAttributes(json: string): Attributes | false {
  try {
    const attrs: Attributes = JSON.parse(json);
    return MEDIA_ID.test(attrs.id) && attrs;
  } catch {
    return false;
  }
}

interface ImageControlProps {
  field: ImageField;
  id: string;
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
}

export function ImageControl({ field, id, isOpen, onOpen, onClose }: ImageControlProps) {
  const { editor } = useRichTextEditorContext();
  const isActive = useEditorState({ editor, selector: (state) => state.editor?.isActive('image') ?? false });
  if (!editor) return null;
  const buttonLabel = isActive ? texts.richText.changePicture : texts.richText.addPicture;

  function save(attrs: Attributes) {
    if (isActive) editor?.chain().focus().updateAttributes('image', attrs).run();
    else editor?.chain().focus().insertContent({ type: 'image', attrs }).run();
    onClose();
  }

  return (
    <>
      <RichTextEditor.Control aria-label={buttonLabel} title={buttonLabel} active={isActive ?? false} onClick={onOpen}>
        <IconPhoto stroke={1.5} size={16} />
      </RichTextEditor.Control>
      {isOpen && (
        <ImageDialog
          field={field}
          id={`${id}-picture`}
          title={buttonLabel}
          value={isActive ? (editor.getAttributes('image') as Attributes) : null}
          onSave={save}
          onClose={onClose}
        />
      )}
    </>
  );
}

interface ImageDialogProps {
  field: ImageField;
  id: string;
  title: string;
  value: Attributes | null;
  onSave(attrs: Attributes): void;
  onClose(): void;
}

function ImageDialog({ field, id, title, value, onSave, onClose }: ImageDialogProps) {
  const [image, setImage] = useState<Image | null>(value);
  const [caption, setCaption] = useState(value?.caption ?? '');
  const [isMissing, setMissing] = useState(false);

  return (
    <Modal opened onClose={onClose} title={title}>
      <SmallForm
        onSend={() => {
          if (image) onSave({ ...image, caption: caption.trim() });
          else setMissing(true);
        }}
      >
        <view.Input
          field={field}
          id={id}
          path={id}
          value={image}
          error={isMissing && !image ? texts.richText.noPicture : undefined}
          onChange={(next) => setImage(next as Image | null)}
          onBlur={() => undefined}
        />
        <TextInput
          label={texts.richText.caption}
          description={texts.richText.captionHelp}
          maxLength={300}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
        <FormButtons label={common.save} isBusy={false} isDialog onCancel={onClose} />
      </SmallForm>
    </Modal>
  );
}
