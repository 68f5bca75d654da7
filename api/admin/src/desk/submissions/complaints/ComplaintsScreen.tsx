import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { longText } from 'content-types/fields/text';
import { plural } from 'content-types/text/plural';
import { useState } from 'react';
import { type ApiResponse, request } from '../../../client/request.ts';
import { FieldsForm } from '../../../core/content/form/FieldsForm.tsx';
import { ViewTitle } from '../../../core/navigation/ViewTitle.tsx';
import { toHash } from '../../../core/navigation/views.ts';
import { List } from '../../../kit/list/List.tsx';
import { Note } from '../../../kit/notes.tsx';
import { Screen } from '../../../kit/Screen.tsx';
import { formatDay } from '../../../kit/text/dates.ts';
import classes from '../inbox.module.css';
import { complaintsQuery } from './queries.ts';

const texts = {
  title: 'Complaints',
  empty: {
    title: 'No complaints yet',
    text: 'They appear here when people complain about how their personal data is used.',
  },
  open: (openCount: number) =>
    plural(openCount, { one: '# complaint awaiting a reply', other: '# complaints awaiting a reply' }),
  overdue: (openCount: number, overdueCount: number) =>
    plural(openCount, {
      one: `# complaint awaiting a reply, ${overdueCount} overdue`,
      other: `# complaints awaiting a reply, ${overdueCount} overdue`,
    }),
  about: (email: string, reference: string, date: string) => `${email}, ${reference}, received on ${date}`,
  acknowledged: (date: string) => `Acknowledged by email on ${date}`,
  notAcknowledged: 'Not acknowledged yet',
  spam: 'Flagged as spam.',
  view: 'View in Messages',
  answer: 'Reply and close',
  replied: (date: string) => `Replied on ${date}`,
  wasDue: (date: string) => `Was due on ${date}`,
  due: (date: string) => `Reply by ${date}`,
  reply: 'Reply',
  replyHelp: 'We’ll email this reply with a greeting and your signature, and close the complaint.',
  send: 'Send reply',
};

type Complaint = ApiResponse<'GET', '/complaints'>['items'][number];

/** Data protection complaints with their deadlines, the most urgent first. */
export default function ComplaintsScreen() {
  const list = useQuery(complaintsQuery);
  const { open = 0, overdue = 0 } = list.data ?? {};
  return (
    <Screen title={<ViewTitle view="complaints" />}>
      <List
        list={list}
        empty={texts.empty}
        above={() => <Text role="status">{overdue > 0 ? texts.overdue(open, overdue) : texts.open(open)}</Text>}
        className={classes.complaints}
        card={(complaint: Complaint) => (
          <li>
            <ComplaintCard complaint={complaint} />
          </li>
        )}
      />
    </Screen>
  );
}

function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const { id, reference, name, email, message, receivedAt, acknowledgedAt, closedAt, isSpam } = complaint;
  const [isReplying, setReplying] = useState(false);
  return (
    <Card
      component="article"
      withBorder
      bg="var(--surface)"
      bd="1px solid var(--hairline)"
      radius="lg"
      aria-labelledby={`complaint-${id}`}
    >
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h4" id={`complaint-${id}`}>
            {name}
          </Title>
          <State complaint={complaint} />
        </Group>
        <Note>{texts.about(email, reference, formatDay(receivedAt))}</Note>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Text>
        <Text size="sm">{acknowledgedAt ? texts.acknowledged(formatDay(acknowledgedAt)) : texts.notAcknowledged}</Text>
        {isSpam && (
          <Text size="sm">
            {texts.spam}{' '}
            <Anchor inherit underline="always" href={toHash({ view: 'messages', entry: id })}>
              {texts.view}
            </Anchor>
          </Text>
        )}
        {!closedAt && !isSpam && !isReplying && (
          <Button style={{ alignSelf: 'start' }} onClick={() => setReplying(true)}>
            {texts.answer}
          </Button>
        )}
        {isReplying && !closedAt && <ReplyForm id={id} onCancel={() => setReplying(false)} />}
      </Stack>
    </Card>
  );
}

function State({ complaint: { closedAt, isOverdue, dueAt } }: { complaint: Complaint }) {
  if (closedAt) return <Badge color="gray">{texts.replied(formatDay(closedAt))}</Badge>;
  const date = formatDay(dueAt);
  return <Badge color={isOverdue ? 'red' : 'yellow'}>{isOverdue ? texts.wasDue(date) : texts.due(date)}</Badge>;
}

const REPLY = { answer: longText(texts.reply, { required: true, help: texts.replyHelp, rows: 14 }) };

function ReplyForm({ id, onCancel }: { id: string; onCancel(): void }) {
  return (
    <FieldsForm
      fields={REPLY}
      draftKeyParts={['complaint', id]}
      size="xs"
      submitLabel={texts.send}
      onCancel={onCancel}
      refresh={['complaints']}
      onSave={async (body) => {
        await request('POST', '/complaints/{id}/close', { params: { id }, body });
      }}
    />
  );
}
