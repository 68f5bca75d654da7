import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { request } from '../../../client/request.ts';
import type { InboxName, SubmissionDetails } from '../../../client/submissions.ts';
import { CallButton } from '../../../kit/buttons.tsx';
import { Note, Warning } from '../../../kit/notes.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import { EmailedFile } from '../../resumes/EmailedFile.tsx';
import classes from '../inbox.module.css';
import { texts } from '../texts.ts';

const labels = texts.emails;

interface IncomingEmailProps {
  inbox: InboxName;
  submission: Pick<SubmissionDetails, 'id' | 'email'>;
  email: SubmissionDetails['incoming'][number];
}

/** An email received. Only its text is shown, whatever format it was sent in. */
export function IncomingEmail({ inbox, submission, email }: IncomingEmailProps) {
  const { from, subject, text, quoted, files, unsaved, isAutomatic, isFromOther } = email;
  // Opening the thread marks the email as read, but it is shown as new until the thread is left.
  const [wasUnread] = useState(email.isUnread);
  const sender = from.name || from.address;
  return (
    <div className={classes.incoming} data-email={email.id}>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {isAutomatic ? labels.automaticFrom : labels.from} <bdi>{sender}</bdi>
        </Text>
        {wasUnread && <span className={classes.again}>{labels.unread}</span>}
      </Group>
      {isFromOther && (
        <Warning p="xs" title={labels.otherSender(from.address)}>
          {labels.otherSenderHelp(submission.email)}
        </Warning>
      )}
      {subject && (
        <Note>
          <bdi>{subject}</bdi>
        </Note>
      )}
      {isAutomatic ? <Folded label={labels.showText} text={text} /> : text && <p className={classes.said}>{text}</p>}
      {quoted && <Folded label={labels.showQuoted} text={quoted} />}
      {files.map((file) => (
        <EmailedFile key={file.id} inbox={inbox} submissionId={submission.id} file={file} />
      ))}
      {unsaved.map(({ name, reason }) => (
        <Text key={`${name} ${reason}`} size="sm">
          {name ? labels.unsaved(name, reason) : reason}
        </Text>
      ))}
      <Note size="xs">{formatDateTime(email.at)}</Note>
    </div>
  );
}

function Folded({ label, text }: { label: string; text: string }) {
  return (
    <details className={classes.folded}>
      <summary>{label}</summary>
      <p className={classes.said}>{text}</p>
    </details>
  );
}

interface FailedEmailProps {
  inbox: InboxName;
  submissionId: string;
  email: SubmissionDetails['mails'][number];
  onKept(submission: SubmissionDetails): void;
}

/** Why an email was not sent or bounced, and a button to send it again. */
export function FailedEmail({ inbox, submissionId, email, onKept }: FailedEmailProps) {
  const params = { id: submissionId, email: email.id };
  return (
    <Group gap="xs" py={4}>
      <Text size="sm" c="red" className={classes.reason}>
        {email.error}
      </Text>
      <CallButton<SubmissionDetails>
        call={() => request('POST', `/${inbox}/{id}/emails/{email}/resend` as const, { params })}
        onDone={onKept}
      >
        {labels.resend}
      </CallButton>
    </Group>
  );
}
