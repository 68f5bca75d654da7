import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../client/request.ts';
import { CallButton } from '../../../kit/buttons.tsx';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Note } from '../../../kit/notes.tsx';
import { Section } from '../../../kit/Section.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import AddPasskey from '../../session/AddPasskey.tsx';
import { canUsePasskeys, passkeysQuery } from '../../session/passkeys.ts';
import { texts as sessionTexts } from '../../session/texts.ts';
import classes from './account.module.css';

const texts = sessionTexts.passkeys;

export function Passkeys() {
  const queries = useQueryClient();
  const { data, error } = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['account'] });
  const items = data?.items ?? [];

  return (
    <Section title={texts.title} intro={texts.intro}>
      <ErrorAlert error={error} />
      {items.length > 0 && (
        <ul className={classes.list} aria-label={texts.title}>
          {items.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={classes.row}>
              <div>
                <b>{name}</b>
                <Note>{texts.about(formatDateTime(createdAt), lastUsedAt && formatDateTime(lastUsedAt))}</Note>
              </div>
              <CallButton
                flex="none"
                aria-label={texts.removeNamed(name)}
                ask={texts.confirmRemove(name)}
                call={() => request('DELETE', '/session/passkeys/{id}', { params: { id } })}
                refresh={['account']}
              >
                {texts.remove}
              </CallButton>
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
    </Section>
  );
}
