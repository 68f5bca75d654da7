import { Badge, Button, Stack, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../client/request.ts';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Note } from '../../../kit/notes.tsx';
import { formatDateTime, formatRelative } from '../../../kit/text/dates.ts';
import { texts as authTexts } from '../texts.ts';
import classes from './account.module.css';
import { historyQuery, sessionsQuery } from './queries.ts';

const { sessions: words, logins } = authTexts.account;

/** The user's own sessions and recent attempts to log in. */
export function Sessions() {
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const history = useQuery(historyQuery);
  const end = useMutation({
    mutationFn: (id: string) =>
      id === '' ? request('DELETE', '/sessions') : request('DELETE', '/sessions/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account'] }),
  });
  const items = sessions.data?.items ?? [];
  const firstError = sessions.error ?? history.error ?? end.error;

  return (
    <Stack gap="sm">
      <Title order={2}>{words.title}</Title>
      <ErrorAlert error={firstError} />
      <ul className={classes.list} aria-label={words.list}>
        {items.map(({ id, browser, createdAt, lastSeenAt, current }) => (
          <li key={id} className={classes.row}>
            <div>
              <b>{browser}</b>
              <Note>{words.about(formatDateTime(createdAt), formatRelative(lastSeenAt))}</Note>
            </div>
            {current ? (
              <Badge variant="light" flex="none">
                {words.current}
              </Badge>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                flex="none"
                aria-label={words.endNamed(browser)}
                onClick={() => end.mutate(id)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => end.mutate('')}>
          {words.endOthers}
        </Button>
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
