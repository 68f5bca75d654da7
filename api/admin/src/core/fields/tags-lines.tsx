import { type LinesField, splitLines, splitTags, type TagsField } from 'content-types/fields/tags-lines';
import type { FieldView } from './field-view.ts';
import { TypedInput } from './TypedInput.tsx';
import { texts } from './texts.ts';

export const tags: FieldView<TagsField> = {
  Input: (props) => <TypedInput {...props} help={texts.tagsHelp} format={joinedBy(', ')} parse={splitTags} />,
  toText: (_field, value) => value.join(', '),
};

export const lines: FieldView<LinesField> = {
  Input: (props) => (
    <TypedInput {...props} isMultiline help={texts.linesHelp} format={joinedBy('\n')} parse={splitLines} />
  ),
  toText: (_field, value) => value.join('\n'),
};

function joinedBy(separator: string) {
  return (value: unknown) => (Array.isArray(value) ? value.join(separator) : '');
}
