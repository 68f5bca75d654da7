import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Stack,
  TagsInput,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRecordTitle } from '../../app/Navigation.tsx';
import { toHash } from '../../app/views.ts';
import { confirm } from '../../lib/confirm.ts';
import { formatDateTime, formatDay } from '../../lib/dates.ts';
import { ErrorAlert, LoadState } from '../../lib/ErrorAlert.tsx';
import { request } from '../../lib/request.ts';
import { common } from '../../lib/texts.ts';
import { ResumeView } from '../applications/ResumeView.tsx';
import { EmailedFile } from '../inbox/submission/Emails.tsx';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import classes from './candidates.module.css';
import { InviteDialog } from './InviteDialog.tsx';
import { PersonActions } from './PersonActions.tsx';
import { type Candidate, candidateQuery } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.record;

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
  useRecordTitle(data?.name);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

  const changing = useMutation({
    mutationFn: (send: () => Promise<Candidate>) => send(),
    async onSuccess(candidate) {
      queries.setQueryData(candidateQuery(id).queryKey, candidate);
      await queries.invalidateQueries({ queryKey: ['candidates'] });
    },
  });
  const change = (send: () => Promise<Candidate>) => changing.mutate(send);
  const resume = data?.documents.applications.find((application) => application.resume);

  return (
    <>
      <Group gap="xs">
        <Button
          component="a"
          href={links.back}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} />}
          mr="auto"
        >
          {words.back}
        </Button>
        <Step label={words.previous} href={links.previous} keyName="k" />
        <Step label={words.next} href={links.next} keyName="j" />
      </Group>
      <LoadState data={data} error={error} title={texts.fetchFailed} />
      {data && (
        <article aria-labelledby="candidate" className={classes.record}>
          <Stack gap={4} mb="lg">
            <Title order={2} id="candidate" ref={heading} tabIndex={-1}>
              <bdi>{data.name}</bdi>
            </Title>
            <Group gap="sm" fz="sm">
              <Anchor href={`mailto:${data.email}`} size="sm">
                {data.email}
              </Anchor>
              <Anchor href={`tel:${data.phone.replaceAll(' ', '')}`} size="sm">
                {data.phone}
              </Anchor>
              {data.emails
                .filter((email) => email !== data.email)
                .map((email) => (
                  <span key={email}>{email}</span>
                ))}
            </Group>
            <Text size="sm" c="dimmed">
              {words.contacted(formatDay(data.contactedAt))}.{' '}
              {data.talentPoolUntil ? words.poolUntil(formatDay(data.talentPoolUntil)) : words.notInPool}.
            </Text>
            {data.talentPoolUntil && (
              <Button size="xs" variant="default" style={{ alignSelf: 'start' }} onClick={() => setInviting(true)}>
                {texts.invite.action}
              </Button>
            )}
          </Stack>
          <ErrorAlert error={changing.error} />
          <Duplicates candidate={data} onOutcome={onOutcome} />
          <div className={classes.columns}>
            <div className={classes.column}>
              <Labels candidate={data} onChange={change} />
              <Notes candidate={data} onChange={change} />
              <Documents candidate={data} onOutcome={onOutcome} onOpen={onOpen} />
            </div>
            {resume?.resume && (
              <div className={classes.resume}>
                <ResumeView id={resume.id} resume={resume.resume} />
              </div>
            )}
            <div className={classes.column}>
              <Emails mails={data.mails} />
              <PersonActions candidate={data} onOutcome={onOutcome} onGone={() => onOpen(null)} />
            </div>
          </div>
          {isInviting && <InviteDialog ids={[id]} onClose={() => setInviting(false)} onOutcome={onOutcome} />}
        </article>
      )}
    </>
  );
}

function Step({ label, href, keyName }: { label: string; href: string | null; keyName: string }) {
  return href === null ? (
    <Button size="compact-sm" variant="default" disabled>
      {label}
    </Button>
  ) : (
    <Button component="a" href={href} size="compact-sm" variant="default" aria-keyshortcuts={keyName}>
      {label}
    </Button>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={3} id={id} size="h5">
        {title}
      </Title>
      {children}
    </section>
  );
}

interface ChangeProps {
  candidate: Candidate;
  onChange(send: () => Promise<Candidate>): void;
}

interface LabelChange {
  addTags?: string[];
  removeTags?: string[];
  rating?: number | null;
}

function Labels({ candidate: { id, rating, tags }, onChange }: ChangeProps) {
  const save = (body: LabelChange) => onChange(() => request('PATCH', '/candidates/{id}', { params: { id }, body }));
  return (
    <Group align="start" gap="sm">
      <NativeSelect
        label={words.rating}
        data={[
          { value: '', label: words.noRating },
          ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: words.stars(stars) })),
        ]}
        value={String(rating ?? '')}
        onChange={({ currentTarget: { value } }) => save({ rating: value === '' ? null : Number(value) })}
      />
      <TagsInput
        flex="1 1 14rem"
        label={words.tags}
        placeholder={tags.length === 0 ? words.tagsHint : undefined}
        maxTags={30}
        value={tags}
        onChange={(changed) =>
          save({
            addTags: changed.filter((tag) => !tags.includes(tag)),
            removeTags: tags.filter((tag) => !changed.includes(tag)),
          })
        }
      />
    </Group>
  );
}

function Notes({ candidate: { id, notes }, onChange }: ChangeProps) {
  const [text, setText] = useState('');
  const add = () => {
    setText('');
    onChange(async () => {
      try {
        return await request('POST', '/candidates/{id}/notes', { params: { id }, body: { text } });
      } catch (error) {
        setText((newer) => newer || text);
        throw error;
      }
    });
  };
  const remove = async (note: number) => {
    if (!(await confirm(words.confirmDeleteNote))) return;
    onChange(async () => {
      await request('DELETE', '/candidates/{id}/notes/{note}', { params: { id, note } });
      return request('GET', '/candidates/{id}', { params: { id } });
    });
  };
  return (
    <Section id="notes" title={words.notes}>
      <ul className={classes.items}>
        {notes.map((note) => (
          <li key={note.id}>
            <Text size="sm" className={classes.text}>
              {note.text}
            </Text>
            <Group gap="xs">
              <Text size="xs" c="dimmed">
                {[note.user, formatDateTime(note.at)].filter(Boolean).join(', ')}
              </Text>
              <Button size="compact-xs" variant="subtle" color="gray" onClick={() => void remove(note.id)}>
                {words.deleteNote}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <Textarea
        label={words.note}
        autosize
        minRows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="xs" variant="default" style={{ justifySelf: 'start' }} disabled={text.trim() === ''} onClick={add}>
        {words.saveNote}
      </Button>
    </Section>
  );
}

type Document = Candidate['documents']['applications' | 'messages'][number];

interface DocumentsProps {
  candidate: Candidate;
  onOutcome(outcome: Outcome): void;
  onOpen(id: string): void;
}

/** The applications and messages, which can be moved to another person’s record. */
function Documents({ candidate, onOutcome, onOpen }: DocumentsProps) {
  const { id, documents } = candidate;
  const queries = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const split = useMutation({
    mutationFn: () =>
      request('POST', '/candidates/{id}/split', { params: { id }, body: { documents: [...(selected ?? [])] } }),
    async onSuccess(other) {
      await queries.invalidateQueries({ queryKey: ['candidates'] });
      const undo = async () => {
        await request('POST', '/candidates/{id}/merge', { params: { id }, body: { other: other.id } });
        onOpen(id);
        return { change: null };
      };
      onOutcome({ kind: 'done', message: words.wasSplit, change: null, undo });
      onOpen(other.id);
    },
  });
  const item = (
    inbox: 'applications' | 'messages',
    { id: document, files }: Document,
    label: string,
    facts: string[],
  ) => (
    <li key={document}>
      <Group gap="xs" wrap="nowrap" align="start">
        {selected && (
          <Checkbox
            size="xs"
            mt={3}
            aria-label={texts.list.select(label)}
            checked={selected.has(document)}
            onChange={() => {
              const next = new Set(selected);
              if (!next.delete(document)) next.add(document);
              setSelected(next);
            }}
          />
        )}
        <div>
          <Anchor size="sm" href={toHash({ view: inbox, entry: document })}>
            {label}
          </Anchor>
          <Text size="xs" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
          {files.map((file) => (
            <EmailedFile key={file.id} inbox={inbox} submissionId={document} file={file} />
          ))}
        </div>
      </Group>
    </li>
  );
  return (
    <>
      <Section id="applications" title={words.applications}>
        <ul className={classes.items}>
          {documents.applications.map((row) =>
            item('applications', row, row.jobTitle, [
              row.reference,
              formatDay(row.createdAt),
              row.stage,
              row.isInBin ? words.inBin : '',
            ]),
          )}
        </ul>
      </Section>
      {documents.messages.length > 0 && (
        <Section id="messages" title={words.messages}>
          <ul className={classes.items}>
            {documents.messages.map((row) =>
              item('messages', row, row.message || row.reference, [
                row.reference,
                formatDay(row.createdAt),
                row.isInBin ? words.inBin : '',
              ]),
            )}
          </ul>
        </Section>
      )}
      {documents.applications.length > 1 && selected === null && (
        <Button size="xs" variant="default" style={{ justifySelf: 'start' }} onClick={() => setSelected(new Set())}>
          {words.split}
        </Button>
      )}
      {selected && (
        <Stack gap="xs">
          <Text size="sm">{words.splitHint}</Text>
          <ErrorAlert error={split.error} />
          <Group gap="xs">
            <Button size="xs" disabled={selected.size === 0} loading={split.isPending} onClick={() => split.mutate()}>
              {words.splitAction}
            </Button>
            <Button size="xs" variant="default" onClick={() => setSelected(null)}>
              {common.cancel}
            </Button>
          </Group>
        </Stack>
      )}
    </>
  );
}

function Emails({ mails }: Pick<Candidate, 'mails'>) {
  return (
    <Section id="emails" title={words.emails}>
      {mails.length === 0 && <Text size="sm">{words.noEmails}</Text>}
      <ul className={classes.items}>
        {mails.map(({ id, subject, state, at }) => (
          <li key={id}>
            {subject}
            <Text size="xs" c="dimmed">
              {words.states[state]}, {formatDateTime(at)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Duplicates({
  candidate: { id, duplicates },
  onOutcome,
}: {
  candidate: Candidate;
  onOutcome(outcome: Outcome): void;
}) {
  const queries = useQueryClient();
  const merge = useMutation({
    mutationFn: (other: string) => request('POST', '/candidates/{id}/merge', { params: { id }, body: { other } }),
    async onSuccess({ undo: body }) {
      await queries.invalidateQueries({ queryKey: ['candidates'] });
      const undo = async () => {
        await request('POST', '/candidates/{id}/split', { params: { id }, body });
        return { change: null };
      };
      onOutcome({ kind: 'done', message: words.merged, change: null, undo });
    },
  });
  if (duplicates.length === 0) return null;
  const ask = async ({ id: other, name, email }: Candidate['duplicates'][number]) => {
    if (await confirm(words.confirmMerge(name, email))) merge.mutate(other);
  };
  return (
    <Alert color="yellow" title={words.duplicates} mb="lg">
      <ErrorAlert error={merge.error} />
      <ul className={classes.items}>
        {duplicates.map((other) => (
          <li key={other.id}>
            <Group gap="xs">
              <Anchor size="sm" href={toHash({ view: 'candidates', entry: other.id })}>
                {other.name}
              </Anchor>
              <span>{other.email}</span>
              <span>{other.by === 'name' ? words.sameName : words.samePhone}</span>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`${words.merge} ${other.email}`}
                onClick={() => void ask(other)}
              >
                {words.merge}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
