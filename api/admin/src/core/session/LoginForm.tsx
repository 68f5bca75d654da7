import { Anchor, Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiBody, ApiError, requestOnce } from '../../client/request.ts';
import { PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Line, Secret } from '../../kit/form/inputs.tsx';
import { SmallForm } from '../../kit/form/SmallForm.tsx';
import { Note, Success } from '../../kit/notes.tsx';
import { canUsePasskeys, offerPasskeys, type SignedByPasskey, signWithPasskey } from './passkeys.ts';
import {
  loginMethodsQuery,
  noteLogin,
  onLoginElsewhere,
  type SessionState,
  SINGLE_SIGN_ON,
  SINGLE_SIGN_ON_AGAIN,
  type SingleSignOnResult,
  sessionQuery,
} from './queries.ts';
import { texts } from './texts.ts';

interface LoginFormProps {
  /** The user whose session has ended. Single sign-on then opens in a new tab, so no work is lost. */
  email?: string;
  /** The result of single sign-on, if the browser has just returned from it. */
  result?: SingleSignOnResult | null;
  onLogin?: () => void;
}

/** Asks for the password, then for a code if the user has two-factor authentication. Keeps the typed text when a login fails. */
export function LoginForm({ email = '', result = null, onLogin }: LoginFormProps) {
  const queries = useQueryClient();
  const [step, setStep] = useState<'password' | 'code' | 'forgot'>(result?.kind === 'code' ? 'code' : 'password');
  const [typed, setTyped] = useState(email);
  const { data: loginMethods } = useQuery(loginMethodsQuery);

  function enter(state: SessionState) {
    noteLogin(true);
    queries.setQueryData(sessionQuery.queryKey, state);
    onLogin?.();
  }

  if (step === 'code') return <CodeStep onLogin={enter} onRestart={() => setStep('password')} />;
  if (step === 'forgot') return <ForgotForm email={typed} onBack={() => setStep('password')} />;
  return (
    <>
      {result?.kind === 'rejected' && <ErrorAlert error={texts.singleSignOn.rejected(result.reason)} />}
      {loginMethods?.singleSignOn && (
        <SingleSignOn name={loginMethods.singleSignOn.name} isInNewTab={email !== ''} onLogin={enter} />
      )}
      {loginMethods?.passkeys && canUsePasskeys && <PasskeyLogin onLogin={enter} />}
      {!loginMethods?.singleSignOn?.required && (
        <PasswordStep
          email={typed}
          onLogin={enter}
          onCode={() => setStep('code')}
          onForgot={(email) => {
            setTyped(email);
            setStep('forgot');
          }}
        />
      )}
    </>
  );
}

interface SingleSignOnProps {
  name: string;
  isInNewTab: boolean;
  onLogin(state: SessionState): void;
}

function SingleSignOn({ name, isInNewTab, onLogin }: SingleSignOnProps) {
  const enter = useEffectEvent(async () => onLogin(await requestOnce('GET', '/session')));
  useEffect(() => (isInNewTab ? onLoginElsewhere(() => void enter()) : undefined), [isInNewTab]);

  return (
    <PlainButton
      href={isInNewTab ? SINGLE_SIGN_ON_AGAIN : SINGLE_SIGN_ON}
      target={isInNewTab ? '_blank' : undefined}
      fullWidth
      mb="lg"
    >
      {texts.singleSignOn.logIn(name)}
    </PlainButton>
  );
}

const RENEW_MS = 240_000;

/** Offers passkeys by a button and in the browser's autofill list. */
function PasskeyLogin({ onLogin }: { onLogin(state: SessionState): void }) {
  const [failures, setFailures] = useState(0);
  const passkeyMutation = useMutation({
    mutationFn: async (assertion?: SignedByPasskey) =>
      requestOnce('POST', '/session/passkey', { body: assertion ?? (await signWithPasskey()) }),
    onSuccess: onLogin,
    onError: () => setFailures((count) => count + 1),
  });
  const { mutate } = passkeyMutation;

  return (
    <>
      <PasskeyOffer key={failures} onSigned={mutate} />
      <ErrorAlert error={passkeyMutation.error} />
      <PlainButton fullWidth mb="lg" loading={passkeyMutation.isPending} onClick={() => mutate(undefined)}>
        {texts.passkeys.use}
      </PlainButton>
    </>
  );
}

/** Offers passkeys in the browser's list while mounted. A challenge is valid for one attempt within five minutes. */
function PasskeyOffer({ onSigned }: { onSigned(assertion: SignedByPasskey): void }) {
  useEffect(() => {
    let stop = offerPasskeys(onSigned);
    const timer = setInterval(() => {
      stop();
      stop = offerPasskeys(onSigned);
    }, RENEW_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [onSigned]);
  return null;
}

interface PasswordStepProps {
  email: string;
  onLogin(state: SessionState): void;
  onCode(): void;
  onForgot(email: string): void;
}

function PasswordStep({ email, onLogin, onCode, onForgot }: PasswordStepProps) {
  const addressInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const loginMutation = useMutation({
    mutationFn: (body: ApiBody<'POST', '/session'>) => requestOnce('POST', '/session', { body }),
    onSuccess: (response) => {
      if ('user' in response) onLogin(response);
      else if (response.next === 'totp') onCode();
    },
    onError: () => passwordInput.current?.select(),
  });

  const needsPasskey = loginMutation.data?.next === 'passkey' && texts.login.needsPasskey;

  function submit(form: FormData) {
    loginMutation.mutate({ email: String(form.get('email')), password: String(form.get('password')) });
  }

  return (
    <SmallForm onSend={submit} error={loginMutation.error ?? (needsPasskey || null)}>
      <Line
        isFirst={email === ''}
        ref={addressInput}
        name="email"
        type="email"
        label={texts.login.email}
        autoComplete="username webauthn"
        defaultValue={email}
        required
      />
      <Secret
        ref={passwordInput}
        name="password"
        label={texts.login.password}
        autoComplete="current-password"
        required
        data-autofocus={email !== '' || undefined}
      />
      <Button type="submit" loading={loginMutation.isPending}>
        {texts.login.logIn}
      </Button>
      <Anchor component="button" type="button" size="sm" onClick={() => onForgot(addressInput.current?.value ?? '')}>
        {texts.login.forgotten}
      </Anchor>
    </SmallForm>
  );
}

interface CodeStepProps {
  onLogin(state: SessionState): void;
  onRestart(): void;
}

/** The second step: the code of the authenticator app, or one of the recovery codes. */
function CodeStep({ onLogin, onRestart }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const codeMutation = useMutation({
    mutationFn: (code: string) => requestOnce('POST', '/session/code', { body: { code } }),
    onSuccess: onLogin,
    onError: () => input.current?.select(),
  });
  const isOver = codeMutation.error instanceof ApiError && codeMutation.error.body.next === 'password';

  return (
    <SmallForm onSend={(form) => codeMutation.mutate(String(form.get('code')))} error={codeMutation.error}>
      <Line
        isFirst
        ref={input}
        name="code"
        label={texts.login.code}
        description={texts.login.codeHelp}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" loading={codeMutation.isPending} disabled={isOver}>
        {texts.login.logIn}
      </Button>
      <Note>
        {texts.login.noCode}{' '}
        <Anchor component="button" type="button" size="sm" onClick={onRestart}>
          {texts.login.startAgain}
        </Anchor>
      </Note>
    </SmallForm>
  );
}

/** Asks for a link by email. The response is the same whether or not the account exists. */
function ForgotForm({ email, onBack }: { email: string; onBack(): void }) {
  const linkMutation = useMutation({
    mutationFn: (email: string) => requestOnce('POST', '/password-links', { body: { email } }),
  });

  // Another attempt would get the same response.
  const cannotSend = linkMutation.error instanceof ApiError && linkMutation.error.status === 409;

  return (
    <SmallForm onSend={(form) => linkMutation.mutate(String(form.get('email')))} error={linkMutation.error}>
      <Success>{linkMutation.data?.message}</Success>
      {!linkMutation.data && !cannotSend && (
        <>
          <Note>{texts.login.resetHelp}</Note>
          <Line
            isFirst
            name="email"
            type="email"
            label={texts.login.email}
            autoComplete="username"
            defaultValue={email}
            required
          />
          <Button type="submit" loading={linkMutation.isPending}>
            {texts.login.sendLink}
          </Button>
        </>
      )}
      <Anchor component="button" type="button" size="sm" onClick={onBack}>
        {texts.login.back}
      </Anchor>
    </SmallForm>
  );
}
