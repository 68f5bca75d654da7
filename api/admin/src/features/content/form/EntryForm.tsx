import { memo, type ReactNode } from 'react';
import type { FormStore } from '../../../lib/form/store.ts';
import { FieldComponentsContext, FormContext } from '../../../lib/form/use-form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldControl } from './FieldControl.tsx';
import { FieldList } from './FieldList.tsx';

const COMPONENTS = { FieldControl, FieldList };

interface EntryFormProps {
  form: FormStore;
  /** Grows with every save that failed validation: the summary then takes the focus. */
  invalidSaves: number;
  children?: ReactNode;
}

/** The form of any type, drawn from its fields. It holds no value: that is the store's. */
export const EntryForm = memo(function EntryForm({ form, invalidSaves, children }: EntryFormProps) {
  return (
    <FormContext value={form}>
      <FieldComponentsContext value={COMPONENTS}>
        <ErrorSummary invalidSaves={invalidSaves} />
        <FieldList fields={form.fields} path="" />
        {children}
      </FieldComponentsContext>
    </FormContext>
  );
});
