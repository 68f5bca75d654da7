import { Alert, Button, Group, Modal, NativeSelect, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { stageReply } from 'content-types/emails/stock-replies';
import { useState } from 'react';
import { request } from '../../../client/request.ts';
import type { Submission } from '../../../client/submissions.ts';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { getFormErrors } from '../../../kit/form/SmallForm.tsx';
import classes from '../inbox.module.css';
import { type ReplyTemplate, replyTemplatesQuery, type Seen, stagesQuery, toSeen } from '../queries.ts';
import { findOpenPlaceholder } from '../submission/ReplyForm.tsx';
import { texts } from '../texts.ts';

const words = texts.moveEmail;

interface MoveAndEmailProps {
  submissions: Submission[];
  onClose(): void;
  /** With the people who were not emailed after all, in words. */
  onSent(skipped: { message: string; detail: string } | null): void;
}

/** A dialog that moves applications to a stage, usually Rejected, and emails each candidate, with a preview for each. */
export function MoveAndEmail(props: MoveAndEmailProps) {
  const { data: stages } = useQuery(stagesQuery);
  const { data: templates } = useQuery(replyTemplatesQuery);
  return (
    <Modal opened onClose={props.onClose} title={words.title(props.submissions.length)} size="64rem" padding="md">
      {stages && templates && <MoveAndEmailForm {...props} stages={stages} templates={templates} />}
    </Modal>
  );
}

interface FormProps extends MoveAndEmailProps {
  stages: { id: string; name: string; kind: string }[];
  templates: { items: ReplyTemplate[]; fields: { application: string[] } };
}

function MoveAndEmailForm({ submissions, stages, templates, onClose, onSent }: FormProps) {
  const queries = useQueryClient();
  const entries = submissions.map(toSeen);
  const choices = stages.filter(({ kind }) => kind !== 'withdrawn');
  const [status, setStatus] = useState(() => (choices.find(({ kind }) => kind === 'rejected') ?? choices[0])?.id ?? '');
  const forApplications = templates.items.filter(({ inbox }) => inbox === 'application');
  const message = useMessage(forApplications, templateOf(status));
  const { templateId, subject, text } = message;
  const preview = usePreview(entries, message);
  const { skipped, count } = preview;

  /** The id of the stage's own template; blank if it has none. */
  function templateOf(stage: string): string {
    const wanted = stageReply(stages.find(({ id }) => id === stage)?.kind);
    return forApplications.find(({ id }) => id === wanted)?.id ?? '';
  }

  /** Whether the message is still the stage's own, so that another stage may replace it. */
  const hasStageText = templateId === templateOf(status) && !message.isEdited;

  const send = useMutation({
    mutationFn: () => request('POST', '/applications/emails', { body: { entries, status, subject, text } }),
    async onSuccess({ skipped: left }) {
      const late = left.filter(({ id }) => !skipped.some((one) => one.id === id));
      const detail = late.map(({ name, skipped: why }) => `${name}: ${why}`).join(' ');
      onSent(late.length > 0 ? { message: words.skippedLate(late.length), detail } : null);
      await queries.invalidateQueries({ queryKey: ['inbox', 'applications'] });
    },
  });
  const { at, general } = getFormErrors(send.error ?? preview.error, ['subject', 'text']);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (message.isFilledIn()) send.mutate();
      }}
    >
      <div className={classes.compose}>
        <Stack gap="sm">
          <ErrorAlert error={general} />
          {skipped.length > 0 && (
            <Alert color="yellow" title={words.skipped(skipped.length)}>
              {skipped.map(({ id, name, skipped: why }) => (
                <Text key={id} size="sm">
                  <bdi>{name}</bdi>: {why}
                </Text>
              ))}
            </Alert>
          )}
          <Group grow>
            <NativeSelect
              label={words.stage}
              data={choices.map(({ id, name }) => ({ value: id, label: name }))}
              value={status}
              onChange={({ currentTarget }) => {
                setStatus(currentTarget.value);
                if (hasStageText) message.choose(templateOf(currentTarget.value));
              }}
            />
            <NativeSelect
              label={words.template}
              data={[
                { value: '', label: words.noTemplate },
                ...forApplications.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={templateId}
              onChange={(event) => message.choose(event.currentTarget.value)}
            />
          </Group>
          <TextInput
            label={words.subject}
            required
            maxLength={200}
            value={subject}
            error={at('subject')}
            onChange={(event) => message.setSubject(event.currentTarget.value)}
          />
          <Textarea
            label={words.text}
            description={words.help(templates.fields.application)}
            required
            autosize
            minRows={8}
            maxRows={14}
            value={text}
            error={message.placeholderError || at('text')}
            onChange={(event) => message.setText(event.currentTarget.value)}
          />
        </Stack>
        <EmailPreview preview={preview} />
      </div>
      <Group className={classes.send} justify="flex-end">
        <Text size="sm" c="dimmed" mr="auto">
          {words.undoHint}
        </Text>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={send.isPending} disabled={count === 0} data-autofocus>
          {words.send(choices.find(({ id }) => id === status)?.name ?? '', count)}
        </Button>
      </Group>
    </form>
  );
}

/** The email as it is written, from the template with the id `first`. */
function useMessage(templates: readonly ReplyTemplate[], first: string) {
  const [templateId, setTemplateId] = useState(first);
  const start = templates.find(({ id }) => id === templateId);
  const [subject, setSubject] = useState(start?.subject ?? '');
  const [text, setText] = useState(start?.text ?? '');
  const [placeholderError, setPlaceholderError] = useState('');

  function write(next: string) {
    setText(next);
    setPlaceholderError('');
  }

  return {
    templateId,
    choose(id: string) {
      setTemplateId(id);
      const template = templates.find((one) => one.id === id);
      setSubject(template?.subject ?? '');
      write(template?.text ?? '');
    },
    /** Whether it differs from its template. */
    isEdited: subject !== (start?.subject ?? '') || text !== (start?.text ?? ''),
    subject,
    setSubject,
    text,
    setText: write,
    placeholderError,
    /** Whether no placeholder is left that the user has to fill in. Otherwise shows which one is. */
    isFilledIn() {
      const placeholder = findOpenPlaceholder(`${subject}\n${text}`, templates);
      setPlaceholderError(placeholder ? texts.reply.fillIn(placeholder) : '');
      return !placeholder;
    },
  };
}

/** The email as each candidate will get it, and who gets none. */
function usePreview(entries: Seen[], { subject, text }: { subject: string; text: string }) {
  const [shown, setShown] = useState('');
  const [draft] = useDebouncedValue({ subject, text }, 250);
  const isWritten = draft.subject.trim() !== '' && draft.text.trim() !== '';
  const body = { entries, ...draft, ...(shown && { show: shown }) };
  const { data, error } = useQuery({
    queryKey: ['inbox', 'applications', 'preview', body],
    queryFn: () => request('POST', '/applications/emails/preview', { body }),
    enabled: isWritten,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { recipients = [], mail } = data ?? {};
  const emailed = recipients.filter((one) => one.skipped === null);
  return {
    error,
    isWritten,
    isLoaded: data !== undefined,
    mail,
    emailed,
    skipped: recipients.filter((one) => one.skipped !== null),
    /** How many will be emailed, as far as is known. */
    count: data ? emailed.length : entries.length,
    shown,
    setShown,
  };
}

function EmailPreview({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { isWritten, isLoaded, mail, emailed, shown, setShown } = preview;
  return (
    <section aria-label={words.preview}>
      <Stack gap="sm">
        {emailed.length > 1 && (
          <NativeSelect
            label={words.previewOf}
            data={emailed.map(({ id, name }) => ({ value: id, label: name }))}
            value={shown || emailed[0]?.id}
            onChange={(event) => setShown(event.currentTarget.value)}
          />
        )}
        {mail && isWritten ? (
          <div className={classes.preview}>
            <Text size="sm" c="dimmed">
              {words.to(mail.to)}
            </Text>
            <Title order={3}>{mail.subject}</Title>
            <p className={classes.said}>{mail.text}</p>
          </div>
        ) : (
          <Text size="sm" c="dimmed">
            {!isWritten ? words.noPreview : isLoaded && emailed.length === 0 ? words.nobody : ''}
          </Text>
        )}
      </Stack>
    </section>
  );
}
