import { UnstyledButton } from '@mantine/core';
import type { ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import { Fragment, memo, useCallback, useMemo } from 'react';
import { join } from '../../../kit/form/path.ts';
import type { FormStore } from '../../../kit/form/store.ts';
import {
  FieldComponentsContext,
  FormContext,
  fieldId,
  useErrorAt,
  useErrorWithin,
  useForm,
  useIsShown,
  useValue,
} from '../../../kit/form/use-form.ts';
import { getFieldView } from '../../fields/index.ts';
import { showInherited } from '../../fields/inherited.ts';
import { texts } from '../texts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import classes from './form.module.css';

type Sections = ContentType['sections'];

interface EntryFormProps {
  form: FormStore;
  sections?: Sections;
  /** Increases with every save that fails validation: the summary then takes the focus. */
  invalidSaves: number;
}

/** The form of any type, rendered from its fields. The values are in the store. */
export const EntryForm = memo(function EntryForm({ form, sections = {}, invalidSaves }: EntryFormProps) {
  return (
    <FormContext value={form}>
      <FieldComponentsContext value={COMPONENTS}>
        <ErrorSummary invalidSaves={invalidSaves} />
        <SectionLinks sections={sections} />
        <FieldList fields={form.fields} path="" sections={sections} />
      </FieldComponentsContext>
    </FormContext>
  );
});

/** The inputs of an object of fields; small ones share a line where there is room. */
function FieldList({ fields, path, sections = {} }: { fields: Fields; path: string; sections?: Sections }) {
  return (
    <div className={classes.room}>
      <div className={classes.fields}>
        {Object.entries(fields)
          .filter(([, field]) => !(field.kind === 'text' && field.hidden))
          .map(([name, field]) => (
            <Fragment key={name}>
              {sections[name] && (
                <h2 id={sectionId(name)} tabIndex={-1} className={classes.section}>
                  {sections[name]}
                </h2>
              )}
              <Place name={name} field={field} path={path} />
            </Fragment>
          ))}
      </div>
    </div>
  );
}

/** Buttons rather than links, because the fragment of the address names the view. */
function SectionLinks({ sections }: { sections: NonNullable<Sections> }) {
  const names = Object.entries(sections);
  if (names.length === 0) return null;
  return (
    <nav className={classes.sections} aria-label={texts.editor.sections}>
      {names.map(([name, heading]) => (
        <UnstyledButton key={name} onClick={() => showSection(name)}>
          {heading}
        </UnstyledButton>
      ))}
    </nav>
  );
}

function showSection(name: string) {
  const heading = document.getElementById(sectionId(name));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

function sectionId(name: string): string {
  return `section-${name}`;
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
  // A field that holds others shows only its own errors; they show theirs.
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
