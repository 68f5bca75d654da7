import { Alert, Button, Text, Title } from '@mantine/core';
import { Circles } from '../shell/Circles.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginScreen.module.css';

/** `problem` is what kept us from finding out who is logged in, if anything did. */
export function LoginScreen({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  return (
    <div className={classes.page}>
      <div className={classes.art} aria-hidden="true">
        <Circles size={420} />
      </div>
      <main className={classes.panel}>
        <Title order={1} mb={4}>
          Admin
        </Title>
        <Text c="dimmed" mb="xl">
          Log in to edit the site. What you save is live at once.
        </Text>
        {problem && (
          <Alert color="red" role="alert" mb="md" title="Failed to fetch data">
            {problem}
            <Button variant="default" size="xs" mt="sm" display="block" onClick={onRetry}>
              Try again
            </Button>
          </Alert>
        )}
        <LoginForm />
      </main>
    </div>
  );
}
