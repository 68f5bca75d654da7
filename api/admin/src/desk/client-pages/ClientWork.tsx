import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../client/request.ts';
import { findTypeView, toHash } from '../../core/navigation/views.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Note } from '../../kit/notes.tsx';
import { formatDay } from '../../kit/text/dates.ts';
import { texts } from './texts.ts';

export default function ClientWork({ id }: { id: string }) {
  const { data, error } = useQuery(readQuery('/clients/{id}/pages', { params: { id } }));
  return (
    <Stack gap="xs">
      <Anchor size="sm" href={toHash({ view: findTypeView('job')?.key ?? '', query: `client=${id}` })}>
        {texts.jobs}
      </Anchor>
      <Title order={2} size="h5">
        {texts.sentTo}
      </Title>
      <ErrorAlert error={error} />
      {data?.items.length === 0 && <Note>{texts.noneSent}</Note>}
      <ul className="plain-list marked-list">
        {data?.items.map((page) => (
          <li key={page.id}>
            <Note size="xs">
              {[formatDay(page.sentAt), page.name, page.isOpen && texts.stillOpen].filter(Boolean).join(' · ')}
            </Note>
            {page.people.map((person) => (
              <Text key={person.id} size="sm">
                <Anchor inherit href={toHash({ view: 'applications', entry: person.id })}>
                  {person.name}
                </Anchor>
                {person.answer && ` · ${texts.answers[person.answer]}`}
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
