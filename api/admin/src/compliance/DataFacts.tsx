import { Anchor, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '../client/request.ts';
import type { InboxName } from '../client/submissions.ts';
import { ErrorAlert } from '../kit/ErrorAlert.tsx';
import { Note } from '../kit/notes.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { formatDay } from '../kit/text/dates.ts';
import { common } from '../kit/text/texts.ts';
import { EraseButton } from './EraseButton.tsx';
import { HoldForm } from './HoldForm.tsx';
import { dataFactsQuery, type DataFacts as Facts } from './queries.ts';
import { texts as dataTexts } from './texts.ts';

const texts = dataTexts.facts;

interface DataFactsProps {
  inbox: InboxName;
  id: string;
  onErased(notice: string): void;
}

/** The data protection facts of an application or message: privacy notice, consents, when it is due for erasure, legal hold. */
export function DataFacts({ inbox, id, onErased }: DataFactsProps) {
  const { data, error } = useQuery(dataFactsQuery(inbox, id));
  if (error) return <ErrorAlert error={error} />;
  if (!data) return null;
  return (
    <Stack gap="xs" component="section" aria-label={texts.title}>
      <Title order={3}>{texts.title}</Title>
      {data.erasedAt && <Text size="sm">{texts.erased(formatDay(data.erasedAt))}</Text>}
      <NoticeLine notice={data.notice} />
      {data.consents.map(({ kind, wording, givenAt, withdrawnAt }) => (
        <Text size="sm" key={`${kind} ${givenAt}`} title={wording}>
          {describeConsent(texts.consents[kind] ?? kind, givenAt, withdrawnAt)}
        </Text>
      ))}
      <Text size="sm" c={data.hold ? 'dimmed' : undefined}>
        {data.hold ? texts.dueButHeld(formatDay(data.dueAt)) : texts.due(formatDay(data.dueAt))}
      </Text>
      <HoldForm inbox={inbox} id={id} hold={data.hold} />
      {data.erasedAt === null && <EraseButton inbox={inbox} id={id} extent={data.erasure} onErased={onErased} />}
    </Stack>
  );
}

function describeConsent(consent: string, givenAt: string, withdrawnAt: string | null): string {
  const consentDate = formatDay(givenAt);
  return withdrawnAt
    ? texts.withdrawn(consent, consentDate, formatDay(withdrawnAt))
    : texts.agreed(consent, consentDate);
}

function NoticeLine({ notice }: { notice: Facts['notice'] }) {
  const [isOpen, setOpen] = useState(false);
  if (!notice) return <Text size="sm">{texts.noNotice}</Text>;
  return (
    <Group gap={4}>
      <Text size="sm">{texts.notice}</Text>
      <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
        {texts.version(notice.version)}
      </Anchor>
      <NoticeDialog number={notice.version} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Group>
  );
}

function NoticeDialog({ number, isOpen, onClose }: { number: number; isOpen: boolean; onClose(): void }) {
  const { data } = useQuery({ ...readQuery('/privacy-notices/{number}', { params: { number } }), enabled: isOpen });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={texts.noticeTitle(number)}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {data ? (
        <Stack gap="sm">
          <Note>{texts.inForceSince(formatDay(data.at))}</Note>
          <Text style={{ whiteSpace: 'pre-line' }}>{data.text}</Text>
          {data.periods.map(({ what, howLong }) => (
            <Text size="sm" key={what}>
              <b>{what}:</b> {howLong}
            </Text>
          ))}
        </Stack>
      ) : (
        <Spinner label={common.loading} />
      )}
    </Modal>
  );
}
