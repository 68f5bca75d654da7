import { Button, Drawer, FileButton, Group, Input, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MAIL_FILES } from 'content-types/resumes/mail-file';
import { formatBytes } from 'content-types/text/bytes';
import { useEffect, useState } from 'react';
import { readAs, sendForm } from '../../../client/request.ts';
import type { InboxName, SubmissionDetails } from '../../../client/submissions.ts';
import { SmallButton } from '../../../kit/buttons.tsx';
import { confirm } from '../../../kit/confirm.ts';
import { Line } from '../../../kit/form/inputs.tsx';
import { FormButtons, getFormErrors, SmallForm } from '../../../kit/form/SmallForm.tsx';
import { Note } from '../../../kit/notes.tsx';
import { guardLeaving } from '../../../kit/unsaved.ts';
import { MessageFields, useMessage } from '../emails/MessageFields.tsx';
import { EmailPreview, usePreview } from '../emails/MoveAndEmail.tsx';
import classes from '../inbox.module.css';
import { toSeenSubmission } from '../queries.ts';
import { texts as inboxTexts } from '../texts.ts';

const texts = inboxTexts.reply;

interface ReplyFormProps {
  inbox: InboxName;
  submission: SubmissionDetails;
  onSent(submission: SubmissionDetails): void;
  onCancel(): void;
}

/**
 * An email to the sender, from a template if wanted, next to the CV, which stays visible. The server adds the greeting and
 * the signature.
 */
export function ReplyForm({ inbox, submission, onSent, onCancel }: ReplyFormProps) {
  const { id, email, name, reference } = submission;
  const { data: templates = [] } = useQuery(
    readAs(['inbox', inbox, 'templates', id], `/${inbox}/{id}/templates` as const, { params: { id } }),
  );
  const message = useMessage(templates, { blank: texts.defaultSubject[inbox](reference) });
  const { subject, text, isEdited } = message;
  useEffect(() => (isEdited ? guardLeaving(() => confirm(texts.leave)) : undefined), [isEdited]);
  // Whether there is room to read and scroll the CV next to the form.
  const isBeside = useMediaQuery('(min-width: 62em)') ?? false;
  const preview = usePreview([toSeenSubmission(submission)], undefined, message, inbox === 'applications');
  // Candidates who get no emails about moves have no preview.
  const hasPreview = inbox === 'applications' && preview.count > 0;
  const [copies, setCopies] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const cc = copies.split(/[\s,;]+/).filter(Boolean);
  const sendMutation = useMutation({
    mutationFn: () => sendForm<SubmissionDetails>('POST', `/${inbox}/{id}/reply`, { subject, text, cc, files }, { id }),
    onSuccess: onSent,
  });
  const { at, general } = getFormErrors(sendMutation.error, [
    'subject',
    'text',
    'cc',
    'files',
    ...cc.map((_, index) => `cc.${index}`),
  ]);
  return (
    <Drawer
      opened
      onClose={onCancel}
      title={texts.title(name)}
      size="43rem"
      withOverlay={!isBeside}
      trapFocus={!isBeside}
      position="left"
      shadow="xl"
      closeOnClickOutside={false}
      closeOnEscape={!isEdited}
    >
      <SmallForm onSend={() => message.isFilledIn() && sendMutation.mutate()} error={general}>
        <div className={classes.compose}>
          <Stack gap="sm">
            <MessageFields message={message} help={texts.help(email)} errorAt={at} isFirst />
            <Line
              label={texts.copies}
              placeholder={texts.copiesHint}
              value={copies}
              error={at('cc') ?? cc.map((_, index) => at(`cc.${index}`)).find(Boolean)}
              onChange={setCopies}
            />
            <Files files={files} error={at('files')} onChange={setFiles} />
          </Stack>
          {hasPreview && <EmailPreview preview={preview} />}
        </div>
        <div className={classes.send}>
          <FormButtons isDialog label={texts.send} isBusy={sendMutation.isPending} onCancel={onCancel} />
        </div>
      </SmallForm>
    </Drawer>
  );
}

interface FilesProps {
  files: File[];
  error: string | undefined;
  onChange(files: File[]): void;
}

function Files({ files, error, onChange }: FilesProps) {
  return (
    <Stack gap={4}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
        <Group key={index} gap="xs" wrap="nowrap">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {file.name} ({formatBytes(file.size)})
          </Text>
          <SmallButton
            isQuiet
            size="compact-xs"
            aria-label={texts.removeFile(file.name)}
            onClick={() => onChange(files.filter((item) => item !== file))}
          >
            <IconX size={14} />
          </SmallButton>
        </Group>
      ))}
      <Group gap="xs">
        <FileButton
          multiple
          accept={MAIL_FILES.accept.join()}
          onChange={(newFiles) => onChange([...files, ...newFiles])}
        >
          {(props) => (
            <Button {...props} size="compact-sm" variant="default" leftSection={<IconPaperclip size={14} />}>
              {texts.attach}
            </Button>
          )}
        </FileButton>
        <Note size="xs">{texts.attachHelp(formatBytes(MAIL_FILES.maxBytes))}</Note>
      </Group>
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}
