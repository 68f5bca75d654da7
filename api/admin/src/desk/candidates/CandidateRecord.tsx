import { Anchor, Box, Button, Group, Stack, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toTelephoneLink } from 'content-types/text/phone';
import { useEffect, useRef, useState } from 'react';
import { submissionQuery } from '../../client/submissions.ts';
import { useRecordTitle } from '../../core/navigation/Navigation.tsx';
import { toHash } from '../../core/navigation/views.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { BackLink, SmallButton } from '../../kit/buttons.tsx';
import { ErrorAlert, LoadState } from '../../kit/ErrorAlert.tsx';
import { Note } from '../../kit/notes.tsx';
import { Section } from '../../kit/Section.tsx';
import { formatDay } from '../../kit/text/dates.ts';
import { InterviewFacts } from '../interviews/Interviews.tsx';
import { OpenReminders } from '../reminders/Reminders.tsx';
import { ResumeView } from '../resumes/ResumeView.tsx';
import { ReplyForm } from '../submissions/submission/ReplyForm.tsx';
import classes from './candidates.module.css';
import { Duplicates } from './Duplicates.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { Labels } from './Labels.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonThread } from './PersonThread.tsx';
import { PutForward } from './PutForward.tsx';
import { type Candidate, candidateQuery } from './queries.ts';
import { Submissions } from './Submissions.tsx';
import { texts } from './texts.ts';

const labels = texts.record;

interface CandidateRecordProps {
  id: string;
  links: { back: string; previous: string | null; next: string | null };
  onOutcome(outcome: Outcome | null): void;
  onOpen(id: string | null): void;
}

export function CandidateRecord({ id, links, onOutcome, onOpen }: CandidateRecordProps) {
  const queries = useQueryClient();
  const { data, error } = useQuery(candidateQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const [isInviting, setInviting] = useState(false);
  const [isForwarding, setForwarding] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const newestApplication = data?.documents.applications.find(({ isInBin, email }) => !isInBin && email);
  const { data: applicationDetails, error: failure } = useQuery({
    ...submissionQuery('applications', newestApplication?.id ?? ''),
    enabled: isWriting,
  });
  useRecordTitle(data?.name);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

  async function keep(candidate: Candidate) {
    queries.setQueryData(candidateQuery(id).queryKey, candidate);
    await queries.invalidateQueries({ queryKey: ['candidates'] });
  }

  const changeMutation = useMutation({
    mutationFn: (send: () => Promise<Candidate>) => send(),
    onSuccess: keep,
  });
  const change = (send: () => Promise<Candidate>) => changeMutation.mutate(send);
  const resume = data?.documents.applications.find((application) => application.resume);

  return (
    <>
      <Group gap="xs">
        <BackLink href={links.back} mr="auto">
          {labels.back}
        </BackLink>
        <Step label={labels.previous} href={links.previous} keyName="k" />
        <Step label={labels.next} href={links.next} keyName="j" />
      </Group>
      <LoadState data={data} error={error} title={texts.fetchFailed} />
      {data && (
        <article aria-labelledby="candidate" className={classes.record}>
          <Stack gap={4} mb="lg">
            <Title order={2} id="candidate" ref={heading} tabIndex={-1}>
              <bdi>{data.name}</bdi>
            </Title>
            <Group gap="sm" fz="sm">
              {data.email ? (
                <Anchor href={`mailto:${data.email}`} size="sm">
                  {data.email}
                </Anchor>
              ) : (
                labels.noEmail
              )}
              <Anchor href={toTelephoneLink(data.phone)} size="sm">
                {data.phone}
              </Anchor>
              {[...data.emails, ...new Set(data.documents.applications.map(({ phone }) => phone))]
                .filter((detail) => detail && detail !== data.email && detail !== data.phone)
                .map((detail) => (
                  <span key={detail}>{detail}</span>
                ))}
            </Group>
            <Note>
              {data.isSample && `${labels.sample} `}
              {labels.contacted(formatDay(data.contactedAt))}.{' '}
              {data.talentPoolUntil ? labels.poolUntil(formatDay(data.talentPoolUntil)) : labels.notInPool}.
            </Note>
            <Group gap="xs">
              {data.email && newestApplication && (
                <Button size="xs" variant="default" onClick={() => setWriting(true)}>
                  {labels.email}
                </Button>
              )}
              <Button size="xs" variant="default" onClick={() => setForwarding(true)}>
                {texts.forward.action}
              </Button>
              {data.talentPoolUntil && (
                <Button size="xs" variant="default" onClick={() => setInviting(true)}>
                  {texts.invite.action}
                </Button>
              )}
            </Group>
            {isWriting && !applicationDetails && <LoadState data={applicationDetails} error={failure} />}
          </Stack>
          <ErrorAlert error={changeMutation.error} />
          <Box mb="lg" maw="44rem">
            <OpenReminders reminders={data.reminders} withJob={data.documents.applications.length > 1} />
          </Box>
          <Box mb={data.duplicates.length > 0 ? 'lg' : 0}>
            <Duplicates candidate={data} onOutcome={onOutcome} />
          </Box>
          <div className={classes.columns}>
            <Stack gap="1.5rem" miw={0}>
              <Labels candidate={data} onChange={change} />
              <Submissions candidate={data} onOutcome={onOutcome} onOpen={onOpen} />
              <Interviews interviews={data.interviews} />
              <PersonThread candidate={data} onKept={keep} />
            </Stack>
            {resume?.resume && (
              <div className={classes.resume}>
                <ResumeView id={resume.id} resume={resume.resume} />
              </div>
            )}
            <Stack gap="1.5rem" miw={0}>
              <PersonActions candidate={data} onOutcome={onOutcome} onGone={() => onOpen(null)} />
            </Stack>
          </div>
          {isWriting && applicationDetails && (
            <ReplyForm
              inbox="applications"
              submission={applicationDetails}
              onCancel={() => setWriting(false)}
              onSent={() => {
                setWriting(false);
                onOutcome({ kind: 'done', message: labels.emailed(data.name), change: null });
                void queries.invalidateQueries({ queryKey: candidateQuery(id).queryKey });
              }}
            />
          )}
          {isForwarding && <PutForward id={id} onClose={() => setForwarding(false)} />}
          {isInviting && <InviteDialog ids={[id]} onClose={() => setInviting(false)} onOutcome={onOutcome} />}
        </article>
      )}
    </>
  );
}

function Step({ label, href, keyName }: { label: string; href: string | null; keyName: string }) {
  return (
    <SmallButton disabled={href === null} href={href ?? undefined} aria-keyshortcuts={keyName}>
      {label}
    </SmallButton>
  );
}

function Interviews({ interviews }: Pick<Candidate, 'interviews'>) {
  if (interviews.length === 0) return null;
  return (
    <Section order={3} size="h5" gap="xs" title={labels.interviews}>
      <ul className={classes.items}>
        {interviews.map((interview) => (
          <li key={interview.id}>
            <Anchor href={toHash({ view: 'applications', entry: interview.application.id })} size="sm">
              {interview.application.jobTitle}
            </Anchor>
            <InterviewFacts interview={interview} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
