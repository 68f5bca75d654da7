import { Link, RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { ImageField } from 'content-types/fields/image';
import type { RichText } from 'content-types/text/rich-text';
import { useState } from 'react';
import { texts } from '../texts.ts';
import classes from './editor.module.css';
import { fromClipboard } from './from-clipboard.ts';
import { forEditor, fromEditor } from './from-editor.ts';
import { ImageControl, imageNode } from './Picture.tsx';
import { TableControls } from './TableControls.tsx';

interface EditorProps {
  id: string;
  labelledBy: string;
  value: RichText;
  hasError: boolean;
  /** The field of each picture; null where pictures are not allowed. */
  picture: ImageField | null;
  onChange(value: RichText): void;
  onBlur(): void;
}

// Exactly the nodes and marks of content-types/src/text/rich-text.ts. The editor drops everything else that is pasted.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    // Keeps a paragraph at the end, because nothing could be written after a picture or table there.
    trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'] },
    link: false,
  }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https' }),
  Table.configure({ renderWrapper: true }),
  TableRow,
  TableCell.extend({ content: 'paragraph+' }),
  TableHeader.extend({ content: 'paragraph+' }),
];
const extensionsWithImages = [...extensions, imageNode];

export default function Editor({ id, labelledBy, value, hasError, picture, onChange, onBlur }: EditorProps) {
  const [isPicking, setPicking] = useState(false);
  const editor = useEditor({
    extensions: picture ? extensionsWithImages : extensions,
    content: forEditor(value),
    // The content security policy forbids style elements, so the rules are in editor.module.css.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: fromClipboard,
      handleDoubleClickOn(_view, _pos, { type }) {
        if (type.name === 'image') setPicking(true);
        return type.name === 'image';
      },
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
    },
    onUpdate: ({ editor: updatedEditor }) => onChange(fromEditor(updatedEditor.getJSON())),
    onBlur,
  });

  return (
    <RichTextEditor
      editor={editor}
      labels={texts.richText}
      className={classes.editor}
      classNames={{ linkEditorExternalControl: classes.newTab }}
      data-error={hasError || undefined}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.H4 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.Hr />
          {picture && (
            <ImageControl
              field={picture}
              id={id}
              isOpen={isPicking}
              onOpen={() => setPicking(true)}
              onClose={() => setPicking(false)}
            />
          )}
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <TableControls />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
