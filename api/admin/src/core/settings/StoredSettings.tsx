import { Button, Text } from '@mantine/core';
import type { Fields } from 'content-types/fields/any-field';
import type { DataOf } from 'content-types/fields/field';
import { useState } from 'react';
import { type ApiResponse, request } from '../../client/request.ts';
import { CallButton } from '../../kit/buttons.tsx';
import type { confirm } from '../../kit/confirm.ts';
import { Note } from '../../kit/notes.tsx';
import type { OwnInputs } from '../content/form/FieldList.tsx';
import { FieldsForm } from '../content/form/FieldsForm.tsx';
import { texts } from './texts.ts';

interface StoredSettingsProps<F extends Fields> {
  stored: ApiResponse<'GET', '/backups'>['stored'];
  path: '/outbox/server' | '/outbox/mailbox' | '/backups/settings';
  fields: F;
  inputs: OwnInputs<F>;
  words: { setUp: string; change: string; byEnvironment: string; confirmForget: Parameters<typeof confirm>[0] };
  /** Whether the setup is the most urgent action on the screen. */
  isUrgent?: boolean;
  onChanged(): void;
}

/** Buttons to set up, change and remove server settings. The API tests the settings before storing them. */
export function StoredSettings<F extends Fields>(props: StoredSettingsProps<F>) {
  const { stored, path, fields, inputs, words, isUrgent = false, onChanged } = props;
  const { settings, byEnvironment, hasSecret, fixed } = stored;
  const isFixed = (name: string) => Object.hasOwn(fixed, name);
  const editableFields = Object.fromEntries(Object.entries(fields).filter(([name]) => !isFixed(name))) as F;
  const fixedLabels = Object.entries(fields).flatMap(([name, { label }]) => (isFixed(name) ? label : []));
  const [isChanging, setChanging] = useState(false);
  if (byEnvironment) {
    return <Note>{words.byEnvironment}</Note>;
  }
  return (
    <>
      <Button variant={isUrgent ? 'filled' : 'default'} onClick={() => setChanging(true)}>
        {settings ? words.change : words.setUp}
      </Button>
      {settings && (
        <CallButton isQuiet size="sm" ask={words.confirmForget} call={() => request('DELETE', path)} onDone={onChanged}>
          {texts.forget}
        </CallButton>
      )}
      {isChanging && (
        <FieldsForm
          dialogTitle={words.setUp}
          fields={editableFields}
          values={(settings ?? {}) as Partial<DataOf<F>>}
          inputs={inputs}
          submitLabel={texts.save}
          onCancel={() => setChanging(false)}
          onSave={(body) =>
            request('PUT', path, { body: { ...fixed, ...body } as never }).then(() => {
              setChanging(false);
              onChanged();
            })
          }
          intro={
            <>
              {fixedLabels.length > 0 && <Text size="sm">{texts.fixed(fixedLabels)}</Text>}
              {hasSecret && <Text size="sm">{texts.keepSecret}</Text>}
            </>
          }
        />
      )}
    </>
  );
}
