import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../client/request.ts';
import type { InboxName, SubmissionDetails } from '../../../client/submissions.ts';
import { FormButtons, getFormErrors, SmallForm } from '../../../kit/form/SmallForm.tsx';
import { templatesQuery } from '../queries.ts';
import { texts as inboxTexts } from '../texts.ts';

const texts = inboxTexts.reply;

interface ReplyFormProps {
  inbox: InboxName;
  submission: SubmissionDetails;
  onSent(submission: SubmissionDetails): void;
  onCancel(): void;
}

/** Writes an email to the sender, starting from a template if wanted. The server adds the greeting and the signature. */
export function ReplyForm({ inbox, submission: { id, email, reference }, onSent, onCancel }: ReplyFormProps) {
  const { data: templates = [] } = useQuery(templatesQuery(inbox, id));
  const [subject, setSubject] = useState(texts.defaultSubject[inbox](reference));
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: (): Promise<SubmissionDetails> =>
      request('POST', `/${inbox}/{id}/reply` as const, { params: { id }, body: { subject, text } }),
    onSuccess: onSent,
  });
  const { at, general } = getFormErrors(send.error, ['subject', 'text']);
  const [placeholderError, setPlaceholderError] = useState('');

  function submit() {
    // A placeholder that has not been filled in would reach the recipient.
    const placeholder = findOpenPlaceholder(text, templates);
    setPlaceholderError(placeholder ? texts.fillIn(placeholder) : '');
    if (!placeholder) send.mutate();
  }

  function start(name: string) {
    const template = templates.find((one) => one.name === name);
    if (!template) return;
    setSubject(template.subject);
    setText(template.text);
  }

  return (
    <SmallForm onSend={submit} gap="xs" error={general}>
      {templates.length > 0 && (
        <NativeSelect
          label={texts.template}
          data={[{ value: '', label: texts.noTemplate }, ...templates.map(({ name }) => name)]}
          onChange={(event) => start(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={texts.subject}
        required
        maxLength={200}
        value={subject}
        error={at('subject')}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <Textarea
        label={texts.text}
        description={texts.help(email)}
        required
        autosize
        minRows={6}
        maxRows={16}
        autoFocus
        value={text}
        error={placeholderError || at('text')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormButtons label={texts.send} isBusy={send.isPending} onCancel={onCancel} />
    </SmallForm>
  );
}

/** The first placeholder of a template, such as `[times]`, that is still in the text. Other brackets are not placeholders. */
export function findOpenPlaceholder(text: string, templates: readonly { text: string }[]): string | undefined {
  const placeholders = templates.flatMap((template) => template.text.match(/\[[^\]\n]+\]/g) ?? []);
  return placeholders.find((placeholder) => text.includes(placeholder));
}
