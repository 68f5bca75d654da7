import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { useEditorState } from '@tiptap/react';

export function TableControls() {
  const { editor } = useRichTextEditorContext();
  const isInside = useEditorState({ editor, selector: (state) => state.editor?.isActive('table') ?? false });
  if (!isInside) return <RichTextEditor.TableInsert maxColumns={6} maxRows={6} />;
  return (
    <>
      <RichTextEditor.TableRowBefore />
      <RichTextEditor.TableRowAfter />
      <RichTextEditor.TableRowDelete />
      <RichTextEditor.TableColumnBefore />
      <RichTextEditor.TableColumnAfter />
      <RichTextEditor.TableColumnDelete />
      <RichTextEditor.TableToggleHeaderRow />
      <RichTextEditor.TableToggleHeaderColumn />
      <RichTextEditor.TableDelete />
    </>
  );
}
