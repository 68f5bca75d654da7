/** The dialog for requests that the API only accepts shortly after the password was entered or a passkey used. */
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { requestOnce } from '../../client/request.ts';
import { ask } from '../../kit/ask.tsx';
import { PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Secret } from '../../kit/form/inputs.tsx';
import { SmallForm } from '../../kit/form/SmallForm.tsx';
import { Note } from '../../kit/notes.tsx';
import { canUsePasskeys, passkeysQuery, signWithPasskey } from './passkeys.ts';
import { loginMethodsQuery, onLoginElsewhere, SINGLE_SIGN_ON_AGAIN } from './queries.ts';
import { texts } from './texts.ts';

/** Asks for the password in a dialog. Resolves with false when it is closed. */
export const confirmPassword = () =>
  ask(false, { title: texts.session.confirm, zIndex: 1000 }, (answer) => (
    <ConfirmForm onConfirmed={() => answer(true)} />
  ));

function ConfirmForm({ onConfirmed }: { onConfirmed(): void }) {
  const confirmMutation = useMutation({
    mutationFn: (password: string) => requestOnce('POST', '/session/confirm', { body: { password } }),
    onSuccess: onConfirmed,
  });
  const passkeyMutation = useMutation({
    mutationFn: async () => requestOnce('POST', '/session/confirm/passkey', { body: await signWithPasskey() }),
    onSuccess: onConfirmed,
  });
  const { data: loginMethods } = useQuery(loginMethodsQuery);
  const { data: passkeys } = useQuery(passkeysQuery);
  const hasPasskey = loginMethods?.passkeys && canUsePasskeys && passkeys?.items.length;
  const finish = useEffectEvent(onConfirmed);
  useEffect(() => onLoginElsewhere(() => finish()), []);

  if (loginMethods?.singleSignOn?.required) return <ConfirmElsewhere name={loginMethods.singleSignOn.name} />;
  return (
    <SmallForm onSend={(form) => confirmMutation.mutate(String(form.get('password')))}>
      <Note>{texts.session.confirmText}</Note>
      <ErrorAlert error={passkeyMutation.error ?? confirmMutation.error} />
      <Secret isFirst name="password" label={texts.session.password} autoComplete="current-password" required />
      <Button type="submit" loading={confirmMutation.isPending}>
        {texts.session.continue}
      </Button>
      {hasPasskey && (
        <PlainButton loading={passkeyMutation.isPending} onClick={() => passkeyMutation.mutate()}>
          {texts.passkeys.use}
        </PlainButton>
      )}
      {loginMethods?.singleSignOn && <ConfirmElsewhere name={loginMethods.singleSignOn.name} />}
    </SmallForm>
  );
}

/** Opens single sign-on in a new tab, so that the user's work stays in this one. */
function ConfirmElsewhere({ name }: { name: string }) {
  return (
    <PlainButton href={SINGLE_SIGN_ON_AGAIN} target="_blank" fullWidth>
      {texts.singleSignOn.logIn(name)}
    </PlainButton>
  );
}
