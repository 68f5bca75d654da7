import { Anchor } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Spinner } from '../../lib/Spinner.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const SecondFactorSetup = lazy(() => import('../../features/auth/account/SecondFactorSetup.tsx'));

/** For those who must have a second factor and have none yet. */
export function EnrolScreen({ onDone, onLogOut }: { onDone(): void; onLogOut(): void }) {
  return (
    <AuthLayout title="One more step" text="Your role needs a second factor: a code from an app besides the password.">
      <Suspense fallback={<Spinner label="Loading..." />}>
        <SecondFactorSetup onDone={onDone} />
      </Suspense>
      <Anchor component="button" type="button" size="sm" mt="lg" onClick={onLogOut}>
        Log out
      </Anchor>
    </AuthLayout>
  );
}
