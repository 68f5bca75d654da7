import { Text } from '@mantine/core';
import type { FileField, StoredFile } from 'content-types/fields/file';
import { formatBytes } from 'content-types/text/bytes';
import type { FieldView } from './field-view.ts';
import { texts } from './texts.ts';

// Shows a file without an input, because only visitors upload files.
export const file: FieldView<FileField> = {
  Input: ({ field, value }) => (
    <Text size="sm">{value ? texts.file(field.label, toText(value)) : texts.noFile(field.label)}</Text>
  ),
  toText: (_field, value) => toText(value),
};

function toText(value: StoredFile | null): string {
  return value ? `${value.name} (${formatBytes(value.bytes)})` : '';
}
