import { Anchor } from '@mantine/core';
import type { Fields } from 'content-types/fields/any-field';
import { memo } from 'react';
import type { FormStore } from '../../../kit/form/store.ts';
import { FieldComponentsContext, FormContext } from '../../../kit/form/use-form.ts';
import { texts } from '../texts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { COMPONENTS, FieldList, type Sections, sectionId } from './FieldList.tsx';
import classes from './form.module.css';

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
        <SectionLinks sections={sections} fields={form.fields} />
        <FieldList fields={form.fields} path="" sections={sections} />
      </FieldComponentsContext>
    </FormContext>
  );
});

/** Buttons that scroll to the form's sections; not links, because the fragment of the address names the view. */
function SectionLinks({ sections, fields }: { sections: NonNullable<Sections>; fields: Fields }) {
  const names = Object.entries(sections).filter(([name]) => name in fields);
  if (names.length === 0) return null;
  return (
    <nav className={classes.sections} aria-label={texts.editor.sections}>
      {names.map(([name, heading]) => (
        <Anchor key={name} component="button" type="button" inherit c="dimmed" onClick={() => showSection(name)}>
          {heading}
        </Anchor>
      ))}
    </nav>
  );
}

function showSection(name: string) {
  const heading = document.getElementById(sectionId(name));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
