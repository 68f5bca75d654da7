import { Anchor, Badge, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoute } from '../../app/route.tsx';
import { formatDay } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { LoadState } from '../../lib/errors.tsx';
import { count } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { FormButtons, SmallForm } from '../../lib/SmallForm.tsx';
import { type Complaint, complaintsQuery } from './queries.ts';

/** Complaints about data protection with their thirty days; the most urgent on top. */
export default function ComplaintsScreen() {
  const { data, error } = useQuery(complaintsQuery);
  return (
    <Stack>
      <Title order={1}>Complaints</Title>
      <LoadState data={data} error={error} />
      {data?.items.length === 0 && (
        <Empty title="No complaints yet" text="They appear here when people complain about how their data is used." />
      )}
      {data && data.items.length > 0 && (
        <Text role="status">
          {count(data.open, 'complaint')} to answer
          {data.overdue > 0 && `, ${data.overdue.toLocaleString('en-GB')} overdue`}
        </Text>
      )}
      {data?.items.map((complaint) => (
        <ComplaintCard key={complaint.id} complaint={complaint} />
      ))}
    </Stack>
  );
}

function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const { id, reference, name, email, message, receivedAt, acknowledgedAt, closedAt, isSpam } = complaint;
  const { go } = useRoute();
  const [isAnswering, setAnswering] = useState(false);
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
        <Text size="sm" c="dimmed">
          {email}, {reference}, received on {formatDay(receivedAt)}
        </Text>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Text>
        <Text size="sm">
          {acknowledgedAt
            ? `Acknowledged by mail on ${formatDay(acknowledgedAt)}`
            : 'The acknowledgement has not been sent yet'}
        </Text>
        {isSpam && (
          <Text size="sm">
            It looks like spam and is held back.{' '}
            <Anchor component="button" type="button" size="sm" onClick={() => void go('messages', id)}>
              Look at it among the messages
            </Anchor>
          </Text>
        )}
        {!closedAt && !isSpam && !isAnswering && (
          <Button style={{ alignSelf: 'start' }} onClick={() => setAnswering(true)}>
            Answer and close
          </Button>
        )}
        {isAnswering && !closedAt && <AnswerForm id={id} onCancel={() => setAnswering(false)} />}
      </Stack>
    </Card>
  );
}

function State({ complaint: { closedAt, isOverdue, dueAt } }: { complaint: Complaint }) {
  if (closedAt) return <Badge color="gray">Answered on {formatDay(closedAt)}</Badge>;
  return (
    <Badge
      color={isOverdue ? 'red' : 'yellow'}
    >{`${isOverdue ? 'Was due on' : 'Answer by'} ${formatDay(dueAt)}`}</Badge>
  );
}

function AnswerForm({ id, onCancel }: { id: string; onCancel(): void }) {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState('');
  const close = useMutation({
    mutationFn: () => request('POST', '/complaints/{id}/close', { params: { id }, body: { answer } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['complaints'] }),
  });

  return (
    <SmallForm gap="xs" onSend={() => close.mutate()}>
      <Textarea
        label="Answer"
        description="It is sent by mail, and the complaint is closed. Greeting and signature are added."
        required
        autosize
        minRows={4}
        maxRows={14}
        autoFocus
        maxLength={10_000}
        value={answer}
        error={close.error?.message}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <FormButtons label="Send the answer" isBusy={close.isPending} onCancel={onCancel} />
    </SmallForm>
  );
}
