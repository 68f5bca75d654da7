import { Alert, Anchor, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import type { InboxName } from '../inbox/queries.ts';
import { EraseButton } from './EraseButton.tsx';
import { HoldForm } from './HoldForm.tsx';
import { dataFactsQuery, type DataFacts as Facts, noticeQuery } from './queries.ts';

const LABELS: Record<string, string> = { talentPool: 'Talent pool', marketing: 'News and offers' };

interface DataFactsProps {
  inbox: InboxName;
  id: string;
  onErased(notice: string): void;
}

/** What data protection has to say of an application or message: notice, consents, when it goes, and what keeps it. */
export function DataFacts({ inbox, id, onErased }: DataFactsProps) {
  const { data, error } = useQuery(dataFactsQuery(inbox, id));
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!data) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Data protection">
      <Title order={3}>Data protection</Title>
      {data.erasedAt && (
        <Text size="sm">
          The candidate had this erased on {formatDay(data.erasedAt)}. What is left is what the law makes us keep.
        </Text>
      )}
      <NoticeLine notice={data.notice} />
      {data.consents.map(({ kind, wording, givenAt, withdrawnAt }) => (
        <Text size="sm" key={`${kind} ${givenAt}`} title={wording}>
          {LABELS[kind] ?? kind}: agreed on {formatDay(givenAt)}
          {withdrawnAt && `, taken back on ${formatDay(withdrawnAt)}`}
        </Text>
      ))}
      <Text size="sm" c={data.hold ? 'dimmed' : undefined}>
        {data.hold ? 'Would be erased' : 'Will be erased'} on {formatDay(data.dueAt)}, unless something is done with it
        before
      </Text>
      <HoldForm inbox={inbox} id={id} hold={data.hold} />
      {data.erasedAt === null && <EraseButton inbox={inbox} id={id} extent={data.erasure} onErased={onErased} />}
    </Stack>
  );
}

function NoticeLine({ notice }: { notice: Facts['notice'] }) {
  const [isOpen, setOpen] = useState(false);
  if (!notice) return <Text size="sm">There was no privacy notice when it came.</Text>;
  return (
    <Group gap={4}>
      <Text size="sm">Saw privacy notice</Text>
      <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
        version {notice.version}
      </Anchor>
      <NoticeDialog number={notice.version} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Group>
  );
}

function NoticeDialog({ number, isOpen, onClose }: { number: number; isOpen: boolean; onClose(): void }) {
  const { data } = useQuery({ ...noticeQuery(number), enabled: isOpen });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={`Privacy notice, version ${number}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {data ? (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            In force since {formatDay(data.at)}
          </Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{data.text}</Text>
          {data.periods.map(({ what, howLong }) => (
            <Text size="sm" key={what}>
              <b>{what}:</b> {howLong}
            </Text>
          ))}
        </Stack>
      ) : (
        <Spinner label="Loading..." />
      )}
    </Modal>
  );
}
