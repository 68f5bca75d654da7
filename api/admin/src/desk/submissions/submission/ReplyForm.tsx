import { TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../client/request.ts';
import type { InboxName, SubmissionDetails } from '../../../client/submissions.ts';
import { FormButtons, getFormErrors, SmallForm } from '../../../kit/form/SmallForm.tsx';
import { MessageFields, useMessage } from '../emails/MessageFields.tsx';
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
  const message = useMessage(templates, { blank: texts.defaultSubject[inbox](reference) });
  const { subject, text } = message;
  const [copies, setCopies] = useState('');
  const cc = copies.split(/[\s,;]+/).filter(Boolean);
  const send = useMutation({
    mutationFn: (): Promise<SubmissionDetails> =>
      request('POST', `/${inbox}/{id}/reply` as const, { params: { id }, body: { subject, text, cc } }),
    onSuccess: onSent,
  });
  const { at, general } = getFormErrors(send.error, ['subject', 'text', 'cc', ...cc.map((_, index) => `cc.${index}`)]);
  return (
    <SmallForm onSend={() => message.isFilledIn() && send.mutate()} gap="xs" error={general}>
      <MessageFields message={message} help={texts.help(email)} errorAt={at} autoFocus />
      <TextInput
        label={texts.copies}
        placeholder={texts.copiesHint}
        value={copies}
        error={at('cc') ?? cc.map((_, index) => at(`cc.${index}`)).find(Boolean)}
        onChange={(event) => setCopies(event.currentTarget.value)}
      />
      <FormButtons label={texts.send} isBusy={send.isPending} onCancel={onCancel} />
    </SmallForm>
  );
}
