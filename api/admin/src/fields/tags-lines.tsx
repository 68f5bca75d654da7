import { Text, Textarea, TextInput } from '@mantine/core';
import { type LinesField, splitLines, splitTags, type TagsField } from 'content-types/fields/tags-lines';
import { useTyped } from '../lib/use-typed.ts';
import type { FieldView } from './field-view.ts';

export const tags: FieldView<TagsField> = {
  Input({ field, id, value, error, onChange, onBlur }) {
    const { typed, setTyped, tidy } = useTyped(value, joinedBy(', '), splitTags);
    return (
      <TextInput
        id={id}
        label={field.label}
        description={field.help ?? 'With commas between them.'}
        required={field.required}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(splitTags(event.currentTarget.value));
        }}
        onBlur={() => {
          tidy();
          onBlur();
        }}
      />
    );
  },
  Cell: ({ value }) => (
    <Text span size="sm" lineClamp={1}>
      {value.join(', ')}
    </Text>
  ),
  toText: (_field, value) => value.join(', '),
};

export const lines: FieldView<LinesField> = {
  Input({ field, id, value, error, onChange, onBlur }) {
    const { typed, setTyped, tidy } = useTyped(value, joinedBy('\n'), splitLines);
    return (
      <Textarea
        id={id}
        label={field.label}
        description={field.help ?? 'One a line.'}
        required={field.required}
        autosize
        minRows={3}
        maxRows={6}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(splitLines(event.currentTarget.value));
        }}
        onBlur={() => {
          tidy();
          onBlur();
        }}
      />
    );
  },
  Cell: ({ value }) => (
    <Text span size="sm" lineClamp={1}>
      {value.join(' · ')}
    </Text>
  ),
  toText: (_field, value) => value.join('\n'),
};

function joinedBy(separator: string) {
  return (value: unknown) => (Array.isArray(value) ? value.join(separator) : '');
}
