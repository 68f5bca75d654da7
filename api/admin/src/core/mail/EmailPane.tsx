import { Button, Code, Group, SegmentedControl, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { aboutEmail, type EmailName, emailPlaceholders } from 'content-types/emails/email-types';
import { initialData } from 'content-types/fields/field';
import { useState, useSyncExternalStore } from 'react';
import { request } from '../../client/request.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { isSame } from '../../kit/form/is-same.ts';
import type { FormStore } from '../../kit/form/store.ts';
import { PreviewFrame } from '../content/preview/PreviewFrame.tsx';
import classes from './email.module.css';
import { texts } from './texts.ts';

interface Wording {
  subject: string;
  body: string;
}

/** The email next to the form with its wording, filled in; a test of it, its standard wording and its placeholders. */
export default function EmailPane({ name, form }: { name: EmailName; form: FormStore }) {
  const queries = useQueryClient();
  const wording = useSyncExternalStore(form.subscribe, form.value) as unknown as Wording;
  const standard = initialData(contentTypes[name].fields);
  const test = useMutation({
    mutationFn: (body: Wording) => request('POST', '/emails/{name}/test', { params: { name }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mail'] }),
  });

  function reset() {
    form.change('subject', standard.subject);
    form.change('body', standard.body);
  }

  return (
    <section className={classes.pane} aria-label={texts.preview}>
      <Text size="sm">{aboutEmail(name)}</Text>
      <Preview name={name} wording={wording} />
      <Group gap="xs">
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate(wording)}>
          {texts.sendTest}
        </Button>
        <Button variant="default" disabled={isSame(wording, standard)} onClick={reset}>
          {texts.reset}
        </Button>
      </Group>
      <ErrorAlert error={test.error} />
      <Text size="sm" role="status">
        {test.data ? texts.testQueued(test.data.to) : ''}
      </Text>
      <Placeholders name={name} />
    </section>
  );
}

/** Rendered by the server shortly after a change, by the same code that sends it. */
function Preview({ name, wording }: { name: EmailName; wording: Wording }) {
  const [format, setFormat] = useState<'html' | 'text'>('html');
  const [body] = useDebouncedValue(wording, 250);
  const { data, error } = useQuery({
    queryKey: ['email-preview', name, body],
    queryFn: () => request('POST', '/emails/{name}/preview', { params: { name }, body }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {data && (data.reference ? texts.filledInFor(data.reference) : texts.filledInForExample)}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={texts.format}
          data={[
            { value: 'html', label: texts.formats.html },
            { value: 'text', label: texts.formats.text },
          ]}
          value={format}
          onChange={(value) => setFormat(value as 'html' | 'text')}
        />
      </Group>
      <ErrorAlert error={error} />
      {data && (
        <div className={classes.email}>
          <p className={classes.subject}>{data.subject}</p>
          {format === 'text' ? (
            <pre className={classes.text}>{data.text}</pre>
          ) : (
            // Links open nowhere: the frame may not open windows.
            <div className={classes.frame}>
              <PreviewFrame title={texts.preview} html={data.html} width="100%" height="100%" scale={1} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Placeholders({ name }: { name: EmailName }) {
  const placeholders = Object.entries(emailPlaceholders(name));
  if (placeholders.length === 0) return null;
  return (
    <div>
      <Title order={2} size="h5">
        {texts.placeholders}
      </Title>
      <dl className={classes.placeholders}>
        {placeholders.map(([name, { means, needed }]) => (
          <div key={name}>
            <dt>
              <Code>{`{${name}}`}</Code>
            </dt>
            <dd>{needed ? texts.needed(means) : means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
