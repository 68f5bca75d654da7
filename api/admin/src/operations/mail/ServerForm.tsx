import { Text } from '@mantine/core';
import { mailServerFields } from 'content-types/mail-server';
import type { ApiResponse } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';
import { NewPassword } from '../../core/auth/passwords.tsx';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { texts as mailTexts } from './texts.ts';

const texts = mailTexts.setup;

interface ServerFormProps {
  settings: ApiResponse<'GET', '/outbox/state'>['settings'];
  onSaved(): void;
  onClose(): void;
}

/** Sets up the server that emails leave by. The API connects and logs in before it stores anything. */
export function ServerForm({ settings, onSaved, onClose }: ServerFormProps) {
  return (
    <FieldsForm
      dialog={texts.setUp}
      fields={mailServerFields}
      values={settings ?? {}}
      inputs={{ password: NewPassword }}
      submit={texts.save}
      onCancel={onClose}
      onSave={(body) => request('PUT', '/outbox/server', { body }).then(onSaved)}
      intro={settings?.hasPassword && <Text size="sm">{texts.keepPassword}</Text>}
    />
  );
}
