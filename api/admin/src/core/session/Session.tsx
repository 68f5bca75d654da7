/** The user who is logged in. When a session ends while they work, the login opens in a dialog, so that nothing is lost. */
import { Anchor, Modal, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react';
import {
  ApiError,
  leaveSession,
  onPasswordNeeded,
  onSessionEnd,
  requestOnce,
  type User,
} from '../../client/request.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { ChoicesOf } from '../../kit/list/column-choice.ts';
import { Note } from '../../kit/notes.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { common } from '../../kit/text/texts.ts';
import { mayLeave } from '../../kit/unsaved.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { confirmPassword } from './confirm-password.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasswordLinkScreen } from './PasswordLinkScreen.tsx';
import { canUsePasskeys } from './passkeys.ts';
import {
  loginMethodsQuery,
  noteLogin,
  readSingleSignOnResult,
  type SingleSignOnResult,
  secretFromHash,
  sessionQuery,
} from './queries.ts';
import { texts } from './texts.ts';

const AddPasskey = lazy(() => import('./AddPasskey.tsx'));
const SecondFactorSetup = lazy(() => import('./SecondFactorSetup.tsx'));

interface Session {
  user: User;
  logOut(): Promise<void>;
}

const loggedOut = () => new ApiError(401, { message: texts.session.loggedOut });

const Context = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(Context);
  if (!session) throw new Error('useSession must be used inside SessionProvider.');
  return session;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [result] = useState(takeSingleSignOnResult);
  const { data, error, isPending, refetch } = useQuery(sessionQuery);
  const [secret, setSecret] = useState(() => secretFromHash(location.hash));
  const [pendingRequest, setPendingRequest] = useState<{ resolve(): void; reject(error: Error): void } | null>(null);

  useEffect(() => {
    let pendingLogin: Promise<void> | null = null;
    onPasswordNeeded(confirmPassword);
    onSessionEnd(() => {
      pendingLogin ??= requestLogin();
      return pendingLogin;
    });
    function requestLogin(): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      setPendingRequest({ resolve, reject });
      return promise.finally(() => {
        pendingLogin = null;
        setPendingRequest(null);
      });
    }
  }, []);

  useEffect(() => {
    const readSecret = () => setSecret(secretFromHash(location.hash));
    window.addEventListener('hashchange', readSecret);
    return () => window.removeEventListener('hashchange', readSecret);
  }, []);

  // Removes the secret and the result from the browser's history as soon as they are read.
  useEffect(() => {
    if (secret || result) history.replaceState(null, '', location.pathname + location.search);
  }, [secret, result]);

  const logOut = useCallback(async () => {
    if (!(await mayLeave())) return;
    await requestOnce('DELETE', '/session').catch(() => {});
    leaveSession();
    setPendingRequest((current) => {
      current?.reject(loggedOut());
      return null;
    });
    noteLogin(false);
    queries.setQueryData(sessionQuery.queryKey, null);
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  }, [queries]);

  const user = data?.user;
  const session = useMemo(() => (user ? { user, logOut } : null), [user, logOut]);

  if (secret) {
    return <PasswordLinkScreen secret={secret} onDone={() => setSecret(null)} />;
  }
  if (result?.kind === 'again') {
    return <AuthLayout title={texts.singleSignOn.again} text={texts.singleSignOn.againText} />;
  }
  if (result?.kind === 'unconfirmed') {
    return <AuthLayout title={texts.singleSignOn.again} text={texts.singleSignOn.unconfirmedText} />;
  }
  if (isPending) return <Spinner label={common.loading} />;
  if (!session) {
    const isLoggedOut = data === null || (error instanceof ApiError && error.status === 401);
    const failure = isLoggedOut ? null : (error?.message ?? null);
    return <LoginScreen error={failure} result={result} onRetry={() => void refetch()} />;
  }
  if (data?.next === 'enrol') {
    return <EnrolScreen onDone={() => void refetch()} onLogOut={() => void logOut()} />;
  }
  return (
    <Context value={session}>
      <ChoicesOf value={session.user.id}>{children}</ChoicesOf>
      <Modal
        opened={pendingRequest !== null}
        onClose={() => pendingRequest?.reject(loggedOut())}
        title={texts.session.ended}
        zIndex={1000}
      >
        <Note mb="md">{texts.session.endedText}</Note>
        <LoginForm email={session.user.email} onLogin={() => pendingRequest?.resolve()} />
      </Modal>
    </Context>
  );
}

/** Reads the result of single sign-on. Records a successful login before the session is first read. */
function takeSingleSignOnResult(): SingleSignOnResult | null {
  const result = readSingleSignOnResult(location.hash);
  if (result && ['done', 'again', 'unconfirmed'].includes(result.kind)) noteLogin(true);
  return result;
}

interface LoginScreenProps {
  error: string | null;
  result: SingleSignOnResult | null;
  onRetry(): void;
}

function LoginScreen({ error, result, onRetry }: LoginScreenProps) {
  return (
    <AuthLayout title={texts.login.title} text={texts.login.intro}>
      <ErrorAlert title={common.fetchFailed} error={error} onRetry={onRetry} />
      <LoginForm result={result} />
    </AuthLayout>
  );
}

/** Shown to users whose role requires two-factor authentication until they have set it up. */
function EnrolScreen({ onDone, onLogOut }: { onDone(): void; onLogOut(): void }) {
  const { data: loginMethods } = useQuery(loginMethodsQuery);
  return (
    <AuthLayout title={texts.session.enrol} text={texts.session.enrolText}>
      <Suspense fallback={<Spinner label={common.loading} />}>
        <SecondFactorSetup onDone={onDone} />
        {loginMethods?.passkeys && canUsePasskeys && (
          <>
            <Title order={2} mt="xl" mb="sm">
              {texts.passkeys.orAdd}
            </Title>
            <AddPasskey onDone={onDone} />
          </>
        )}
      </Suspense>
      <Anchor component="button" type="button" size="sm" mt="lg" onClick={onLogOut}>
        {texts.session.logOut}
      </Anchor>
    </AuthLayout>
  );
}
