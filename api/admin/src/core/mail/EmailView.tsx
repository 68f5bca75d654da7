import { Group } from '@mantine/core';
import { useState } from 'react';
import { Note } from '../../kit/notes.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { PreviewFrame } from '../content/preview/PreviewFrame.tsx';
import classes from './email.module.css';
import { texts } from './texts.ts';

interface EmailViewProps {
  mail: { subject: string; text: string; html: string };
  /** The recipient, or the person the email is filled in for. */
  about: string;
}

/** An email as its recipient gets it, formatted or as plain text. */
export function EmailView({ mail: { subject, text, html }, about }: EmailViewProps) {
  const [format, setFormat] = useState<'html' | 'text'>('html');
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Note>{about}</Note>
        <Segments size="xs" label={texts.format} options={texts.formats} value={format} onChange={setFormat} />
      </Group>
      <div className={classes.email}>
        <p className={classes.subject}>{subject}</p>
        {format === 'text' ? (
          <pre className={classes.text}>{text}</pre>
        ) : (
          // Links open nowhere: the frame may not open windows.
          <div className={classes.frame}>
            <PreviewFrame title={texts.preview} html={html} width="100%" height="100%" scale={1} />
          </div>
        )}
      </div>
    </>
  );
}
