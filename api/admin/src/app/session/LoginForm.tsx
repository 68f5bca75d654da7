import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { noteLogin, type SessionState, sessionQuery } from './queries.ts';

/** Password, then the code where there is a second factor. Keeps what was typed when the login is refused. */
export function LoginForm({ email = '', onLogin }: { email?: string; onLogin?: () => void }) {
  const queries = useQueryClient();
  const [step, setStep] = useState<'password' | 'code' | 'forgot'>('password');
  const [typed, setTyped] = useState(email);

  function enter(state: SessionState) {
    noteLogin(true);
    queries.setQueryData(sessionQuery.queryKey, state);
    onLogin?.();
  }

  if (step === 'code') return <CodeStep onLogin={enter} onRestart={() => setStep('password')} />;
  if (step === 'forgot') return <ForgotForm email={typed} onBack={() => setStep('password')} />;
  return (
    <PasswordStep
      email={typed}
      onLogin={enter}
      onCode={() => setStep('code')}
      onForgot={(email) => {
        setTyped(email);
        setStep('forgot');
      }}
    />
  );
}
