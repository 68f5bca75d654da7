import { Button, Stack, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../client/request.ts';
import { confirm } from '../../../kit/confirm.ts';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Note } from '../../../kit/notes.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import AddPasskey from '../../session/AddPasskey.tsx';
import { canUsePasskeys, passkeysQuery } from '../../session/passkeys.ts';
import { texts as sessionTexts } from '../../session/texts.ts';
import classes from './account.module.css';

const texts = sessionTexts.passkeys;

/** The user's own passkeys. */
export function Passkeys() {
  const queries = useQueryClient();
  const { data, error } = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['account'] });
  const remove = useMutation({
    mutationFn: (id: string) => request('DELETE', '/session/passkeys/{id}', { params: { id } }),
    onSettled: refresh,
  });
  const askAndRemove = async (id: string, name: string) => {
    if (await confirm(texts.confirmRemove(name))) remove.mutate(id);
  };
  const items = data?.items ?? [];

  return (
    <Stack gap="sm">
      <Title order={2}>{texts.title}</Title>
      <ErrorAlert error={error ?? remove.error} />
      <Note>{texts.intro}</Note>
      {items.length > 0 && (
        <ul className={classes.list} aria-label={texts.title}>
          {items.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={classes.row}>
              <div>
                <b>{name}</b>
                <Note>{texts.about(formatDateTime(createdAt), lastUsedAt && formatDateTime(lastUsedAt))}</Note>
              </div>
              <Button
                size="compact-sm"
                variant="default"
                flex="none"
                aria-label={texts.removeNamed(name)}
                onClick={() => void askAndRemove(id, name)}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <AddPasskey
          onDone={() => {
            setAdding(false);
            void refresh();
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      {!isAdding && canUsePasskeys && (
        <Button
          variant={items.length > 0 ? 'default' : undefined}
          style={{ alignSelf: 'start' }}
          onClick={() => setAdding(true)}
        >
          {texts.add}
        </Button>
      )}
    </Stack>
  );
}
