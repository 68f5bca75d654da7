import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import { confirm } from '../../lib/confirm.ts';
import { count } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { PersonForm } from './PersonForm.tsx';
import type { HeldAboutPerson } from './queries.ts';
import { whatStays } from './what-stays.ts';

/** Erases everything about an address that the law does not ask for, after a question that says what goes and what stays. */
export function PersonErasure() {
  const queries = useQueryClient();
  const erase = useMutation({
    async mutationFn(email: string) {
      const found = await request('POST', '/erasures/preview', { body: { email } });
      if (!hasAnything(found)) return found;
      const text = `${describe(found)} This cannot be undone.`;
      if (!(await confirm({ title: `Erase what is held about ${email}?`, text, action: 'Erase' }))) return null;
      return withConfirmation(() => request('POST', '/erasures', { body: { email } }));
    },
    onSuccess: (erased) => erased && queries.invalidateQueries(),
  });

  return (
    <Stack gap="xs" component="section" aria-labelledby="erase">
      <Title order={2} id="erase">
        Erase what is held about a person
      </Title>
      <Text size="sm" c="dimmed" maw="44rem">
        For requests by phone or email. You see what goes and what the law makes you keep before anything is erased. The
        audit log says what was erased, without the address.
      </Text>
      <PersonForm label="Email of the person" onSend={erase.mutate} onEdit={erase.reset}>
        <Button
          type="submit"
          variant="default"
          c="red"
          leftSection={<IconEraser size={16} />}
          loading={erase.isPending}
        >
          Erase
        </Button>
      </PersonForm>
      <div aria-live="polite">
        {erase.data && (
          <Text size="sm" maw="44rem">
            {hasAnything(erase.data) ? 'Done. ' : 'Nothing was erased. '}
            {describe(erase.data)}
          </Text>
        )}
        {erase.error && <Alert color="red">{erase.error.message}</Alert>}
      </div>
    </Stack>
  );
}

function hasAnything({ applications, messages, jobAlerts }: HeldAboutPerson): boolean {
  return jobAlerts > 0 || [...applications, ...messages].some(({ kind }) => kind !== 'nothing');
}

function describe({ applications, messages, jobAlerts, hasAccount }: HeldAboutPerson): string {
  const goes = (list: { kind: string }[], what: string) => {
    const number = list.filter(({ kind }) => kind === 'everything').length;
    return number > 0 ? [count(number, what)] : [];
  };
  const all = [
    ...goes(applications, 'application'),
    ...goes(messages, 'message'),
    ...(jobAlerts > 0 ? [count(jobAlerts, 'job alert')] : []),
  ];
  const stays = [...applications, ...messages].flatMap((item) => {
    if (item.kind === 'some') return [`${item.reference} is erased in part. ${whatStays(item)}`];
    return item.kind === 'nothing' ? [`${item.reference} stays. ${item.because}`] : [];
  });
  return [
    ...(all.length > 0 ? [`Erased for good: ${all.join(', ')}.`] : []),
    ...stays,
    ...(hasAccount ? ['The login with this address stays. An administrator removes it under Users.'] : []),
  ].join(' ');
}
