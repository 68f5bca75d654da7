import type { AnyField, Fields } from 'content-types/fields/any-field';
import { memo, useCallback, useMemo } from 'react';
import { getFieldView } from '../../../fields/index.ts';
import { showInherited } from '../../../fields/inherited.ts';
import { join } from '../../../lib/form/path.ts';
import type { FormStore } from '../../../lib/form/store.ts';
import {
  FieldComponentsContext,
  FormContext,
  fieldId,
  useErrorAt,
  useErrorWithin,
  useForm,
  useIsShown,
  useValue,
} from '../../../lib/form/use-form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import classes from './form.module.css';

interface EntryFormProps {
  form: FormStore;
  /** Grows with every save that failed validation: the summary then takes the focus. */
  invalidSaves: number;
}

/** The form of any type, rendered from its fields. The values are in the store. */
export const EntryForm = memo(function EntryForm({ form, invalidSaves }: EntryFormProps) {
  return (
    <FormContext value={form}>
      <FieldComponentsContext value={COMPONENTS}>
        <ErrorSummary invalidSaves={invalidSaves} />
        <FieldList fields={form.fields} path="" />
      </FieldComponentsContext>
    </FormContext>
  );
});

/** The inputs of an object of fields; small ones share a line where there is room. */
function FieldList({ fields, path }: { fields: Fields; path: string }) {
  return (
    <div className={classes.room}>
      <div className={classes.fields}>
        {Object.entries(fields)
          .filter(([, field]) => !(field.kind === 'text' && field.hidden))
          .map(([name, field]) => (
            <Place key={name} name={name} field={field} path={path} />
          ))}
      </div>
    </div>
  );
}

/** A field in the object at `path`, while it is shown. */
function Place({ name, field, path }: { name: string; field: AnyField; path: string }) {
  if (!useIsShown(field, path)) return null;
  return (
    <div data-narrow={getFieldView(field).isNarrow?.(field) || undefined}>
      <FieldControl field={field} path={join(path, name)} />
    </div>
  );
}

const FieldControl = memo(function FieldControl({ field, path }: { field: AnyField; path: string }) {
  const form = useForm();
  const value = useValue(path);
  // What holds other fields only shows its own errors; its parts show theirs.
  const [own, within] = [useErrorAt(path), useErrorWithin(path)];
  const error = ['group', 'list', 'blocks'].includes(field.kind) ? own : within;
  const onChange = useCallback((next: unknown) => form.change(path, next), [form, path]);
  const onBlur = useCallback(() => form.checkField(path), [form, path]);
  const { Input } = getFieldView(field);
  const shown = useMemo(() => showInherited(field, form.contact), [field, form]);
  return (
    <Input
      field={shown}
      path={path}
      id={fieldId(path)}
      value={value}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
});

const COMPONENTS = { FieldControl, FieldList };
