import { Text } from '@mantine/core';
import type { FileField, StoredFile } from 'content-types/fields/file';
import { formatBytes } from '../lib/format.ts';
import type { FieldView } from './field-view.ts';

// Files come with what visitors send: the admin shows them and never asks for one.
export const file: FieldView<FileField> = {
  Input: ({ field, value }) => (
    <Text size="sm">
      {field.label}: {toText(value) || 'none'}
    </Text>
  ),
  toText: (_field, value) => toText(value),
};

function toText(value: StoredFile | null): string {
  return value ? `${value.name} (${formatBytes(value.bytes)})` : '';
}
