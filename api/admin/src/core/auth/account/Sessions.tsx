import { Badge, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readAs, request } from '../../../client/request.ts';
import { CallButton } from '../../../kit/buttons.tsx';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Note } from '../../../kit/notes.tsx';
import { formatDateTime, formatRelative } from '../../../kit/text/dates.ts';
import { texts as authTexts } from '../texts.ts';
import classes from './account.module.css';

const { sessions: sessionTexts, logins } = authTexts.account;

export function Sessions() {
  const sessions = useQuery(readAs(['account', 'sessions'], '/sessions'));
  const history = useQuery(readAs(['account', 'history'], '/session/history'));
  const items = sessions.data?.items ?? [];
  const firstError = sessions.error ?? history.error;

  return (
    <Stack gap="sm">
      <Title order={2}>{sessionTexts.title}</Title>
      <ErrorAlert error={firstError} />
      <ul className={classes.list} aria-label={sessionTexts.list}>
        {items.map(({ id, browser, createdAt, lastSeenAt, current }) => (
          <li key={id} className={classes.row}>
            <div>
              <b>{browser}</b>
              <Note>{sessionTexts.about(formatDateTime(createdAt), formatRelative(lastSeenAt))}</Note>
            </div>
            {current ? (
              <Badge variant="light" flex="none">
                {sessionTexts.current}
              </Badge>
            ) : (
              <CallButton
                flex="none"
                aria-label={sessionTexts.endNamed(browser)}
                call={() => request('DELETE', '/sessions/{id}', { params: { id } })}
                refresh={['account']}
              >
                {sessionTexts.end}
              </CallButton>
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <CallButton
          size="sm"
          style={{ alignSelf: 'start' }}
          call={() => request('DELETE', '/sessions')}
          refresh={['account']}
        >
          {sessionTexts.endOthers}
        </CallButton>
      )}
      <Title order={2} mt="md">
        {logins.title}
      </Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className={classes.list} aria-label={logins.list} tabIndex={0}>
        {history.data?.items.map(({ id, at, outcome, detail }) => (
          <li key={id} className={classes.row}>
            <div>
              {formatDateTime(at)}
              <Note>{detail}</Note>
            </div>
            {outcome === 'refused' && (
              <Badge variant="light" color="red" flex="none">
                {logins.failed}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
