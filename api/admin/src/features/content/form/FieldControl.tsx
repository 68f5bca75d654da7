import type { AnyField } from 'content-types/fields/any-field';
import { memo, useCallback } from 'react';
import { getFieldView } from '../../../fields/index.ts';
import { fieldId, useErrorAt, useErrorWithin, useForm, useValue } from '../../../lib/form/use-form.ts';

/** One field of the form, whatever its kind. */
export const FieldControl = memo(function FieldControl({ field, path }: { field: AnyField; path: string }) {
  const form = useForm();
  const value = useValue(path);
  // A group or list shows what is wrong with itself; its parts speak for themselves.
  const [own, within] = [useErrorAt(path), useErrorWithin(path)];
  const error = field.kind === 'group' || field.kind === 'list' ? own : within;
  const onChange = useCallback((next: unknown) => form.change(path, next), [form, path]);
  const onBlur = useCallback(() => form.checkField(path), [form, path]);
  const { Input } = getFieldView(field);
  return (
    <Input
      field={field}
      path={path}
      id={fieldId(path)}
      value={value}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
});
