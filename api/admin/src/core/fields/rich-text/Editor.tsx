import { Link, RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { RichText } from 'content-types/text/rich-text';
import { texts } from '../texts.ts';
import classes from './editor.module.css';
import { fromClipboard } from './from-clipboard.ts';
import { forEditor, fromEditor } from './from-editor.ts';

interface EditorProps {
  id: string;
  labelledBy: string;
  value: RichText;
  hasError: boolean;
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
    trailingNode: false,
    link: false,
  }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https' }),
];

export default function Editor({ id, labelledBy, value, hasError, onChange, onBlur }: EditorProps) {
  const editor = useEditor({
    extensions,
    content: forEditor(value),
    // The content security policy forbids style elements, so the rules are in editor.module.css.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: fromClipboard,
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
    },
    onUpdate: ({ editor: changed }) => onChange(fromEditor(changed.getJSON())),
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
