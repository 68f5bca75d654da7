import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataByType } from 'content-types';
import type { StageRules } from 'content-types/applications/stage-rules';
import { replyPlaceholders } from 'content-types/emails/reply-template';
import { stageReply } from 'content-types/emails/stock-replies';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../client/request.ts';
import type { Submission } from '../../../client/submissions.ts';
import { publishedQuery } from '../../../core/content/queries.ts';
import { EmailView } from '../../../core/mail/EmailView.tsx';
import { PlainButton } from '../../../kit/buttons.tsx';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { SelectInput } from '../../../kit/form/inputs.tsx';
import { getFormErrors } from '../../../kit/form/SmallForm.tsx';
import { Note, Warning } from '../../../kit/notes.tsx';
import classes from '../inbox.module.css';
import { type SeenSubmission, stagesQuery, toSeenSubmission } from '../queries.ts';
import { describeStageEffects } from '../statuses.ts';
import { texts } from '../texts.ts';
import { MessageFields, useMessage } from './MessageFields.tsx';

const labels = texts.moveEmail;

interface MoveAndEmailProps {
  submissions: Submission[];
  onClose(): void;
  /** Called after sending, with a message about the people who were not emailed. */
  onSent(skippedMessage: { message: string; detail: string } | null): void;
}

/** A dialog that moves applications to a stage, usually Rejected, and emails each candidate, with a preview for each. */
export function MoveAndEmail(props: MoveAndEmailProps) {
  const { data: stages } = useQuery(stagesQuery);
  const { data: templates } = useQuery(publishedQuery('replyTemplate'));
  return (
    <Modal opened onClose={props.onClose} title={labels.title(props.submissions.length)} size="64rem" padding="md">
      {stages && templates && <MoveAndEmailForm {...props} stages={stages} templates={templates} />}
    </Modal>
  );
}

interface FormProps extends MoveAndEmailProps {
  stages: (StageRules & { id: string; name: string; kind: string })[];
  templates: (DataByType['replyTemplate'] & { id: string })[];
}

function MoveAndEmailForm({ submissions, stages, templates, onClose, onSent }: FormProps) {
  const queries = useQueryClient();
  const entries = submissions.map(toSeenSubmission);
  const choices = stages.filter(({ kind }) => kind !== 'withdrawn');
  const [status, setStatus] = useState(() => (choices.find(({ kind }) => kind === 'rejected') ?? choices[0])?.id ?? '');
  const stage = choices.find(({ id }) => id === status);
  const applicationTemplates = templates
    .filter(({ inbox }) => inbox === 'application')
    .map(({ body, ...template }) => ({ ...template, text: body }));
  const message = useMessage(applicationTemplates, { first: templateOf(status) });
  const { templateId, subject, text } = message;
  const preview = usePreview(entries, status, message);
  const { skipped, count } = preview;
  // Focuses the button once the preview has a recipient, because `data-autofocus` needs a button that is ready when
  // the dialog opens.
  const button = useRef<HTMLButtonElement>(null);
  const isReady = count > 0;
  useEffect(() => {
    if (isReady) button.current?.focus();
  }, [isReady]);

  /** The id of the stage's own template; blank if the stage has none. */
  function templateOf(stageId: string): string {
    const replyId = stageReply(stages.find(({ id }) => id === stageId)?.kind);
    return applicationTemplates.find(({ id }) => id === replyId)?.id ?? '';
  }

  /** Whether the message is still the stage's own, so that another stage may replace it. */
  const hasStageText = templateId === templateOf(status) && !message.isEdited;

  const sendMutation = useMutation({
    mutationFn: () => request('POST', '/applications/emails', { body: { entries, status, subject, text } }),
    async onSuccess({ skipped: skippedRecipients }) {
      const newlySkipped = skippedRecipients.filter(({ id }) => !skipped.some((recipient) => recipient.id === id));
      const detail = newlySkipped.map(({ name, skipped: reason }) => `${name}: ${reason}`).join(' ');
      onSent(newlySkipped.length > 0 ? { message: labels.skippedLate(newlySkipped.length), detail } : null);
      await queries.invalidateQueries({ queryKey: ['inbox', 'applications'] });
    },
  });
  const { at, general } = getFormErrors(sendMutation.error ?? preview.error, ['subject', 'text']);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (message.isFilledIn()) sendMutation.mutate();
      }}
    >
      <div className={classes.compose}>
        <Stack gap="sm">
          <ErrorAlert error={general} />
          {skipped.length > 0 && (
            <Warning title={labels.skipped(skipped.length)}>
              {skipped.map(({ id, name, skipped: reason }) => (
                <Text key={id} size="sm">
                  <bdi>{name}</bdi>: {reason}
                </Text>
              ))}
            </Warning>
          )}
          <SelectInput
            label={labels.stage}
            description={stage && describeStageEffects(stage)}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            value={status}
            onChange={(next) => {
              setStatus(next);
              if (hasStageText) message.choose(templateOf(next));
            }}
          />
          <MessageFields
            message={message}
            help={labels.help(Object.keys(replyPlaceholders('application')))}
            errorAt={at}
          />
        </Stack>
        <EmailPreview preview={preview} />
      </div>
      <Group className={classes.send} justify="flex-end">
        <Note mr="auto">{labels.undoHint}</Note>
        <PlainButton onClick={onClose}>{labels.cancel}</PlainButton>
        <Button type="submit" loading={sendMutation.isPending} disabled={!isReady} ref={button} data-autofocus>
          {labels.send(stage?.name ?? '', count)}
        </Button>
      </Group>
    </form>
  );
}

/** The email as each candidate will get it, and the candidates who get no email. */
export function usePreview(
  entries: SeenSubmission[],
  status: string | undefined,
  { subject, text }: { subject: string; text: string },
  isWanted = true,
) {
  const [shown, setShown] = useState('');
  const [debouncedDraft] = useDebouncedValue({ subject, text }, 250);
  const isWritten = debouncedDraft.subject.trim() !== '' && debouncedDraft.text.trim() !== '';
  const body = { entries, status, ...debouncedDraft, ...(shown && { show: shown }) };
  const { data, error } = useQuery({
    queryKey: ['inbox', 'applications', 'preview', body],
    queryFn: () => request('POST', '/applications/emails/preview', { body }),
    enabled: isWritten && isWanted,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { recipients = [], mail } = data ?? {};
  const emailedRecipients = recipients.filter((recipient) => recipient.skipped === null);
  return {
    error,
    isWritten,
    isLoaded: data !== undefined,
    mail,
    emailed: emailedRecipients,
    skipped: recipients.filter((recipient) => recipient.skipped !== null),
    /** The number of recipients; until the preview arrives, the number selected. */
    count: data ? emailedRecipients.length : entries.length,
    shown,
    setShown,
  };
}

export function EmailPreview({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { isWritten, isLoaded, mail, emailed, shown, setShown } = preview;
  return (
    <section aria-label={labels.preview}>
      <Stack gap="sm">
        {emailed.length > 1 && (
          <SelectInput
            label={labels.previewOf}
            options={emailed.map(({ id, name }) => ({ value: id, label: name }))}
            value={shown || (emailed[0]?.id ?? '')}
            onChange={setShown}
          />
        )}
        {mail && isWritten ? (
          <EmailView mail={mail} about={labels.to(mail.to)} />
        ) : (
          <Note>{!isWritten ? labels.noPreview : isLoaded && emailed.length === 0 ? labels.nobody : ''}</Note>
        )}
      </Stack>
    </section>
  );
}
