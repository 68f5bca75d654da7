import { Alert, Button } from '@mantine/core';
import { AuthLayout } from './AuthLayout.tsx';
import { LoginForm } from './LoginForm.tsx';

/** `problem` is what kept us from finding out who is logged in, if anything did. */
export function LoginScreen({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  return (
    <AuthLayout title="Admin" text="Log in to edit the site. What you save is live at once.">
      {problem && (
        <Alert color="red" role="alert" mb="md" title="Failed to fetch data">
          {problem}
          <Button variant="default" size="xs" mt="sm" display="block" onClick={onRetry}>
            Try again
          </Button>
        </Alert>
      )}
      <LoginForm />
    </AuthLayout>
  );
}
