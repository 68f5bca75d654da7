import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { email } from 'content-types/fields/addresses/email-phone-url';
import { boolean } from 'content-types/fields/boolean';
import { createRequiredMessage } from 'content-types/fields/problems';
import { text } from 'content-types/fields/text';
import { Suspense, useState } from 'react';
import { request } from '../../client/request.ts';
import { CallButton } from '../../kit/buttons.tsx';
import { Success } from '../../kit/notes.tsx';
import { common } from '../../kit/text/texts.ts';
import { FieldsForm } from '../content/form/FieldsForm.tsx';
import { loginMethodsQuery } from '../session/queries.ts';
import { userParts } from './parts.ts';
import { NewPassword } from './passwords.tsx';
import { type ListedUser, roleField } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.userForm;

interface UserFormProps {
  user: ListedUser | 'new';
  /** Whether invitations can be sent. */
  canMail: boolean;
  onClose(): void;
}

/** Creates a user, by an email invitation where email is set up, or edits one. A new password ends the user's sessions. */
export function UserForm({ user, canMail, onClose }: UserFormProps) {
  const { data: loginMethods } = useQuery(loginMethodsQuery);
  if (!loginMethods) return null;
  const existingUser = user === 'new' ? null : user;
  const usesPasswords = !loginMethods.singleSignOn?.required;
  return (
    <FieldsForm
      fields={createFields(existingUser, canMail, usesPasswords)}
      values={{ ...existingUser, isInvited: !existingUser && canMail }}
      inputs={{ password: NewPassword }}
      dialogTitle={existingUser ? labels.editTitle : labels.createTitle}
      submitLabel={({ isInvited }) =>
        existingUser ? common.save : isInvited && usesPasswords ? labels.sendInvitation : labels.createTitle
      }
      onCancel={onClose}
      intro={existingUser && <Text size="sm">{existingUser.email}</Text>}
      refresh={['users']}
      onSave={async ({ name, email, role, password: typedPassword, isInvited, disabled }) => {
        // A blank password leaves the old one unchanged.
        const password = isInvited ? undefined : typedPassword || undefined;
        if (existingUser)
          await request('PATCH', '/users/{id}', {
            params: { id: existingUser.id },
            body: { name, role, password, disabled },
          });
        else await request('POST', '/users', { body: { name, email, role, password } });
        onClose();
      }}
    >
      {existingUser && <UserAccess user={existingUser} canMail={canMail && usesPasswords} />}
      <Suspense>
        {existingUser && Object.entries(userParts).map(([name, Part]) => <Part key={name} id={existingUser.id} />)}
      </Suspense>
    </FieldsForm>
  );
}
function createFields(existingUser: ListedUser | null, canMail: boolean, usesPasswords: boolean) {
  const password = text(existingUser ? labels.newPassword : labels.password, {
    help: existingUser ? labels.newPasswordHelp : labels.passwordHelp,
  });
  return {
    name: text(labels.name, { required: true }),
    email: { ...email(labels.email, { required: true }), hidden: existingUser !== null },
    role: roleField,
    isInvited: { ...boolean(labels.invite), hidden: existingUser !== null || !canMail || !usesPasswords },
    password: {
      ...password,
      required: !existingUser,
      hidden: !usesPasswords,
      when: ['isInvited', false] as const,
      check: (value: string, { isInvited }: Record<string, unknown>) =>
        value === '' && !existingUser && usesPasswords && !isInvited ? createRequiredMessage(password.label) : null,
    },
    disabled: { ...boolean(labels.disabled), hidden: existingUser === null },
  };
}

/** Helps a user who cannot log in: emails a link, or turns off two-factor authentication. */
function UserAccess({ user, canMail }: { user: ListedUser; canMail: boolean }) {
  const params = { id: user.id };
  const [doneMessage, setDoneMessage] = useState<string | null>(null);

  return (
    <>
      <Success>{doneMessage}</Success>
      <Group gap="xs">
        {canMail && !user.disabled && (
          <CallButton
            size="xs"
            call={() => request('POST', '/users/{id}/link', { params })}
            onDone={() => setDoneMessage(labels.linkSent(user.email))}
          >
            {user.invited ? labels.resendInvitation : labels.sendReset}
          </CallButton>
        )}
        {user.secondFactor && doneMessage !== labels.twoFactorIsOff && (
          <CallButton
            size="xs"
            ask={labels.confirmTurnOff(user.name)}
            call={() => request('DELETE', '/users/{id}/totp', { params })}
            refresh={['users']}
            onDone={() => setDoneMessage(labels.twoFactorIsOff)}
          >
            {labels.turnOffTwoFactor}
          </CallButton>
        )}
      </Group>
    </>
  );
}
