import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { ApiError, requestOnce } from '../../lib/request.ts';
import type { SessionState } from './queries.ts';

interface CodeStepProps {
  onLogin(state: SessionState): void;
  onRestart(): void;
}

/** The second step: the code of the authenticator app, or one of the recovery codes. */
export function CodeStep({ onLogin, onRestart }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const enter = useMutation({
    mutationFn: (code: string) => requestOnce('POST', '/session/code', { body: { code } }),
    onSuccess: onLogin,
    onError: () => input.current?.select(),
  });
  const isOver = enter.error instanceof ApiError && enter.error.body.next === 'password';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    enter.mutate(String(new FormData(event.currentTarget).get('code')));
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        {enter.error && (
          <Alert color="red" role="alert">
            {enter.error.message}
          </Alert>
        )}
        <TextInput
          ref={input}
          name="code"
          label="Code"
          description="The six digits that your authenticator app shows, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          data-autofocus
        />
        <Button type="submit" loading={enter.isPending} disabled={isOver}>
          Log in
        </Button>
        <Text size="sm" c="dimmed">
          Lost both? An administrator can remove your second factor.{' '}
          <Anchor component="button" type="button" size="sm" onClick={onRestart}>
            Start again
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
}
