import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import type { SubmissionDetails } from '../../client/submissions.ts';
import { CallButton, PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Note } from '../../kit/notes.tsx';
import { Section } from '../../kit/Section.tsx';
import { formatDateTime, formatDay } from '../../kit/text/dates.ts';
import classes from './client-pages.module.css';
import { clientPagesQuery } from './queries.ts';
import { SendToClient } from './SendToClient.tsx';
import { texts } from './texts.ts';

interface ClientPagesProps {
  application: SubmissionDetails;
  onSent(message: string): void;
}

export function ClientPages({ application, onSent }: ClientPagesProps) {
  const { id, name, stage, deletedAt } = application;
  const { data: { items } = { items: [] }, error } = useQuery(clientPagesQuery(id));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const isClosed = !stage || stage.kind === 'withdrawn' || deletedAt !== null;
  if (isClosed && items.length === 0 && !failure) return null;

  return (
    <Section title={texts.title} order={3}>
      <ErrorAlert error={error ?? failure} />
      {items.length > 0 && (
        <ul className="plain-list marked-list">
          {items.map((page) => (
            <li key={page.id}>
              <Text size="sm" fw={600}>
                {texts.sent(page.company, page.name)}
                {page.answer && ` · ${texts.answers[page.answer]}`}
              </Text>
              {page.isUndelivered && (
                <Text size="sm" c="red">
                  {texts.undelivered}
                </Text>
              )}
              {page.about && (
                <Text size="sm" className={classes.comment}>
                  {page.about}
                </Text>
              )}
              {page.comment && <p className={classes.comment}>{page.comment}</p>}
              <Note size="xs">
                {[
                  texts.by(formatDay(page.sentAt), page.sentBy),
                  page.openedAt ? texts.opened(formatDateTime(page.openedAt)) : texts.notOpened,
                  page.viewedAt && texts.read(formatDateTime(page.viewedAt)),
                  page.isOpen ? texts.openUntil(formatDay(page.openUntil)) : texts.closed,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Note>
              {page.isOpen && (
                <Group gap="xs" mt="xs">
                  {page.people > 1 && (
                    <CallButton
                      size="compact-xs"
                      onError={setFailure}
                      ask={texts.confirmOne}
                      call={() =>
                        request('POST', '/client-pages/{id}/people/{application}/withdraw', {
                          params: { id: page.id, application: id },
                        })
                      }
                      refresh={['inbox', 'applications']}
                    >
                      {texts.takeOff}
                    </CallButton>
                  )}
                  <CallButton
                    size="compact-xs"
                    onError={setFailure}
                    ask={texts.confirm}
                    call={() => request('POST', '/client-pages/{id}/withdraw', { params: { id: page.id } })}
                    refresh={['inbox', 'applications']}
                  >
                    {texts.withdraw(page.people)}
                  </CallButton>
                </Group>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isClosed && (
        <Group>
          <PlainButton data-key="c" onClick={() => setSending(true)}>
            {texts.open}
          </PlainButton>
        </Group>
      )}
      {isSending && (
        <SendToClient
          people={[{ id, name, jobId: application.jobId }]}
          onSent={(message) => {
            setSending(false);
            onSent(message);
          }}
          onClose={() => setSending(false)}
        />
      )}
    </Section>
  );
}
