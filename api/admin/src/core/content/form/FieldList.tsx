import type { ContentType } from 'content-types/define';
import type { AnyField, FieldOf, Fields } from 'content-types/fields/any-field';
import type { Field } from 'content-types/fields/field';
import { createContext, Fragment, memo, use, useCallback, useMemo } from 'react';
import { join } from '../../../kit/form/path.ts';
import { fieldId, useErrorAt, useErrorWithin, useForm, useIsShown, useValue } from '../../../kit/form/use-form.ts';
import type { FieldView } from '../../fields/field-view.ts';
import { getFieldView } from '../../fields/index.ts';
import { showInherited } from '../../fields/inherited.ts';
import classes from './form.module.css';

export type Sections = ContentType['sections'];

/** Custom inputs by field name. They replace the inputs of the fields' kinds. */
export type OwnInputs<F extends Fields = Fields> = { [Name in keyof F]?: FieldView<FieldOf<F[Name]['kind']>>['Input'] };

export const OwnInputsContext = createContext<OwnInputs>({});

/** The inputs of an object of fields; small ones share a line where there is room. */
export function FieldList({ fields, path, sections = {} }: { fields: Fields; path: string; sections?: Sections }) {
  return (
    <div className={classes.room}>
      <div className={classes.fields}>
        {Object.entries(fields)
          .filter(([, field]) => !field.hidden)
          .map(([name, field]) => (
            <Fragment key={name}>
              {sections[name] && (
                <h2 id={sectionId(name)} tabIndex={-1} className={classes.section}>
                  {sections[name]}
                </h2>
              )}
              <FieldSlot name={name} field={field} path={path} />
            </Fragment>
          ))}
      </div>
    </div>
  );
}

export function sectionId(name: string): string {
  return `section-${name}`;
}

/** A field of the object at `path`. Renders nothing while the field is hidden. */
function FieldSlot({ name, field, path }: { name: string; field: AnyField; path: string }) {
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
  // A field that contains others shows only its own errors. The nested fields show theirs.
  const [own, within] = [useErrorAt(path), useErrorWithin(path)];
  const error = ['group', 'list', 'blocks'].includes(field.kind) ? own : within;
  const onChange = useCallback((next: unknown) => form.change(path, next), [form, path]);
  const onBlur = useCallback(() => form.checkField(path), [form, path]);
  const replacement = use(OwnInputsContext)[path] as FieldView<Field>['Input'] | undefined;
  const Input = replacement ?? getFieldView(field).Input;
  const shownField = useMemo(() => showInherited(field, form.contact), [field, form]);
  return (
    <Input
      field={shownField}
      path={path}
      id={fieldId(path, form)}
      value={value}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
});

/** The context in which groups and lists render their own fields. */
export const COMPONENTS = { FieldControl, FieldList };
