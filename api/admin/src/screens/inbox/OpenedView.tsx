import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconFileDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatBytes, formatMoment } from '../../format.ts';
import { viewOfType } from '../../navigation.ts';
import { usePlace } from '../../place.tsx';
import { Circles } from '../../shell/Circles.tsx';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import { Conversation } from './Conversation.tsx';
import classes from './inbox.module.css';
import { Notices } from './Notices.tsx';
import { type Change, change, submissionQuery } from './queries.ts';
import { StatusSelect } from './StatusSelect.tsx';
import type { InboxName, OpenedSubmission } from './types.ts';

/** One application or message with all that can be done to it. */
export function OpenedView({ inbox, id, onClose }: { inbox: InboxName; id: string; onClose(): void }) {
  const queries = useQueryClient();
  const { data, error } = useQuery(submissionQuery(inbox, id));
  const heading = useRef<HTMLHeadingElement>(null);

  const keep = (submission: OpenedSubmission) => {
    queries.setQueryData(submissionQuery(inbox, id).queryKey, submission);
    void queries.invalidateQueries({ queryKey: ['inbox', inbox, 'list'] });
    void queries.invalidateQueries({ queryKey: ['inbox', inbox, 'unread'] });
  };
  const changing = useMutation({ mutationFn: (changes: Change) => change(inbox, id, changes), onSuccess: keep });
  const { mutate } = changing;
  const isUnreadMessage = inbox === 'messages' && data?.status === 'new';
  useEffect(() => {
    if (isUnreadMessage) mutate({ status: 'read' });
  }, [isUnreadMessage, mutate]);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

  if (error) {
    return (
      <Alert color="red" role="alert" title="Failed to fetch data">
        {error.message}
      </Alert>
    );
  }
  if (!data) return <Circles label="Loading..." />;

  return (
    <article className={classes.opened} aria-labelledby="submission">
      <Button
        className={classes.back}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} />}
        onClick={onClose}
      >
        Back to the list
      </Button>
      <Stack gap={4}>
        <Title order={2} id="submission" ref={heading} tabIndex={-1} className={classes.title}>
          {data.name}
        </Title>
        <Group gap="sm" fz="sm">
          <Anchor href={`mailto:${data.email}`} size="sm">
            {data.email}
          </Anchor>
          {data.phone && (
            <Anchor href={`tel:${data.phone.replaceAll(' ', '')}`} size="sm">
              {data.phone}
            </Anchor>
          )}
          {data.website && <span>{data.website}</span>}
        </Group>
        <Text size="sm" c="dimmed" className="numbers">
          {data.reference}, {formatMoment(data.createdAt)}
        </Text>
      </Stack>
      <Group gap="xs">
        <StatusSelect inbox={inbox} label="Status" value={data.status} onChange={(status) => mutate({ status })} />
        <AssigneeSelect assignee={data.assignedTo} onChange={(assignedTo) => mutate({ assignedTo })} />
      </Group>
      {changing.error && (
        <Alert color="red" role="alert">
          {changing.error.message}
        </Alert>
      )}
      <Notices submission={data} />
      {data.jobId && <Job id={data.jobId} title={data.jobTitle ?? ''} />}
      {data.resume && (
        <Button
          component="a"
          variant="default"
          className={classes.resume}
          leftSection={<IconFileDownload size={18} />}
          href={`/api/applications/${id}/resume`}
          download
        >
          {data.resume.name} ({formatBytes(data.resume.bytes)})
        </Button>
      )}
      <p className={classes.letter}>{data.coverLetter ?? data.message}</p>
      <Conversation inbox={inbox} submission={data} onKept={keep} />
    </article>
  );
}

function Job({ id, title }: { id: string; title: string }) {
  const { go } = usePlace();
  const view = viewOfType('job');
  return (
    <Text size="sm">
      Applied for{' '}
      <Anchor component="button" size="sm" onClick={() => view && void go(view.key, id)}>
        {title}
      </Anchor>
    </Text>
  );
}
