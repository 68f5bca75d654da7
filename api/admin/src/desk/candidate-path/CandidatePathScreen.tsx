import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { contentTypes, type DataByType } from 'content-types';
import { describeStage } from 'content-types/applications/stage-words';
import { type EmailName, emailNames } from 'content-types/emails/email-types';
import { stageReply } from 'content-types/emails/stock-replies';
import { useState } from 'react';
import { type Json, request } from '../../client/request.ts';
import { entryQuery, publishedQuery } from '../../core/content/queries.ts';
import { findTypeView, toHash } from '../../core/navigation/views.ts';
import { CallButton } from '../../kit/buttons.tsx';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { Note, Status } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { Section } from '../../kit/Section.tsx';
import classes from './candidate-path.module.css';
import { texts } from './texts.ts';

type Stage = DataByType['stage'] & { id: string };
type Reply = DataByType['replyTemplate'] & { id: string };
type SentEmailName = keyof typeof texts.sent;
type StepName = keyof typeof texts.steps;

/**
 * The stages and emails of each step. A stage's own reply template belongs to the step of that stage; other reply
 * templates belong to Read.
 */
const STEPS: Record<StepName, { isOf(stage: Stage): boolean; emails: readonly SentEmailName[] }> = {
  applied: { isOf: ({ kind }) => kind === 'new', emails: ['applicationReceivedEmail'] },
  read: { isOf: ({ kind, interviews }) => kind === 'active' && !interviews, emails: ['replyEmail'] },
  interview: {
    isOf: ({ kind, interviews }) => kind === 'active' && interviews,
    emails: ['interviewOfferEmail', 'interviewEmail'],
  },
  offer: { isOf: ({ kind }) => kind === 'offer' || kind === 'hired', emails: [] },
  no: { isOf: ({ kind }) => kind === 'rejected', emails: [] },
  later: {
    isOf: ({ kind }) => kind === 'withdrawn',
    emails: ['withdrawalEmail', 'candidateLinkEmail', 'jobInvitationEmail'],
  },
};

const STEP_NAMES = Object.keys(STEPS) as StepName[];
const PATH_EMAILS = Object.values(STEPS).flatMap(({ emails }) => emails);
const OTHER_EMAILS = emailNames.filter((name) => !(PATH_EMAILS as EmailName[]).includes(name));

/** Shows the emails and each stage's sentence along a candidate's path, with the other emails below. */
export default function CandidatePathScreen() {
  const { data: stages, error } = useQuery(publishedQuery('stage'));
  const { data: templates = [] } = useQuery(publishedQuery('replyTemplate'));
  const entries = useQueries({ queries: PATH_EMAILS.map((name) => entryQuery(contentTypes[name], name)) });
  const wordings = new Map(PATH_EMAILS.map((name, index) => [name, entries[index]?.data?.data]));
  const replies = templates.filter(({ inbox }) => inbox === 'application');
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <LoadState data={stages} error={error ?? entries.find((entry) => entry.error)?.error ?? null} />
      {stages && (
        <Stack component="ol" className="plain-list" gap="sm">
          {STEP_NAMES.map((name) => (
            <li key={name} className={classes.step} aria-label={texts.steps[name]}>
              <Title order={2} size="h4">
                {texts.steps[name]}
              </Title>
              <Sentences stages={stages.filter(STEPS[name].isOf)} />
              <div>
                <h3>{texts.emails}</h3>
                <Stack component="ul" className="plain-list" gap="xs">
                  {STEPS[name].emails.map((email) => (
                    <Email
                      key={email}
                      name={email}
                      label={contentTypes[email].label.one}
                      href={toHash({ view: findTypeView(email)?.key ?? '' })}
                      when={texts.sent[email]}
                      wording={wordings.get(email)}
                    />
                  ))}
                  {replies
                    .filter((reply) => stepOf(reply, stages) === name)
                    .map(({ id, ...reply }) => (
                      <Email
                        key={id}
                        name="replyTemplate"
                        label={reply.name}
                        href={toHash({ view: findTypeView('replyTemplate')?.key ?? '', entry: id })}
                        when={texts.sentReply}
                        wording={reply}
                      />
                    ))}
                </Stack>
                {STEPS[name].emails.length === 0 && !replies.some((reply) => stepOf(reply, stages) === name) && (
                  <Note>{texts.noEmail}</Note>
                )}
              </div>
            </li>
          ))}
        </Stack>
      )}
      <Section title={texts.others} size="h4" intro={texts.othersIntro} gap="xs">
        <ul className={classes.others}>
          {OTHER_EMAILS.map((name) => (
            <li key={name}>
              <Anchor size="sm" href={toHash({ view: findTypeView(name)?.key ?? '' })}>
                {contentTypes[name].label.one}
              </Anchor>
              <Note>{contentTypes[name].purpose}</Note>
            </li>
          ))}
        </ul>
      </Section>
    </Screen>
  );
}

function stepOf({ id }: Reply, stages: readonly Stage[]): StepName {
  const stage = stages.find(({ kind }) => stageReply(kind) === id);
  if (stage) return STEP_NAMES.find((name) => STEPS[name].isOf(stage)) ?? 'read';
  return id === 'reply-interview' ? 'interview' : 'read';
}

/** The text of the candidate's page in each of these stages. */
function Sentences({ stages }: { stages: readonly Stage[] }) {
  return (
    <div>
      <h3>{texts.page}</h3>
      <Stack component="ul" className="plain-list" gap="xs">
        {stages.map((stage) => (
          <li key={stage.id}>
            <Anchor size="sm" href={toHash({ view: findTypeView('stage')?.key ?? '', entry: stage.id })}>
              {stage.name}
            </Anchor>
            <Text size="sm" c={describeStage(stage) ? undefined : 'dimmed'}>
              {describeStage(stage) || texts.nothing}
            </Text>
            <Rules stage={stage} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

function Rules({ stage: { remindAfter, assignTo } }: { stage: Stage }) {
  const rules = [remindAfter !== null && texts.reminder(remindAfter), texts.assignment[assignTo]].filter(Boolean);
  if (rules.length === 0) return null;
  return <Note>{texts.team(rules.join(', '))}</Note>;
}

interface EmailProps {
  name: EmailName | 'replyTemplate';
  label: string;
  href: string;
  when: string;
  /** The email's wording; undefined while it is loading. */
  wording: Json | undefined;
}

function Email({ name, label, href, when, wording }: EmailProps) {
  const [sentTo, setSentTo] = useState('');
  return (
    <li className={classes.email}>
      <div>
        <Anchor size="sm" href={href}>
          {label}
        </Anchor>
        <Text size="sm">{String(wording?.subject ?? '')}</Text>
        <Note>{when}</Note>
        <Status>{sentTo && texts.tested(sentTo)}</Status>
      </div>
      <CallButton
        aria-label={texts.testOf(label)}
        disabled={!wording}
        call={() => {
          setSentTo('');
          return request('POST', '/emails/{name}/test', { params: { name }, body: wording ?? {} });
        }}
        onDone={({ to }) => setSentTo(to)}
      >
        {texts.test}
      </CallButton>
    </li>
  );
}
