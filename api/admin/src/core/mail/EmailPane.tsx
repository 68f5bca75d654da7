import { Code, Group, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { placeholdersOf, type TemplateName } from 'content-types/emails/email-types';
import type { Placeholders } from 'content-types/emails/template';
import { initialData } from 'content-types/fields/field';
import { isSame } from 'content-types/values/is-same';
import { useSyncExternalStore } from 'react';
import { type Json, request } from '../../client/request.ts';
import { PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import type { FormStore } from '../../kit/form/store.ts';
import { Status } from '../../kit/notes.tsx';
import { EmailView } from './EmailView.tsx';
import classes from './email.module.css';
import { texts } from './texts.ts';

/**
 * Shows the email or reply, filled in, next to the form with its wording. Offers a test, the standard wording and the
 * placeholders.
 */
export default function EmailPane({ form, ...props }: { name: string; form: FormStore }) {
  const name = props.name as TemplateName;
  const queries = useQueryClient();
  const type = contentTypes[name];
  const wording = useSyncExternalStore(form.subscribe, form.value);
  const standardWording = initialData(type.fields);
  const testMutation = useMutation({
    mutationFn: (body: Json) => request('POST', '/emails/{name}/test', { params: { name }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['outbox'] }),
  });

  function reset() {
    form.change('subject', standardWording.subject);
    form.change('body', standardWording.body);
  }

  return (
    <Stack component="section" gap="sm" miw={0} aria-label={texts.preview}>
      <Text size="sm">{type.purpose}</Text>
      <Preview name={name} wording={wording} />
      <Group gap="xs">
        <PlainButton loading={testMutation.isPending} onClick={() => testMutation.mutate(wording)}>
          {texts.sendTest}
        </PlainButton>
        {type.shape === 'singleton' && (
          <PlainButton disabled={isSame(wording, standardWording)} onClick={reset}>
            {texts.reset}
          </PlainButton>
        )}
      </Group>
      <ErrorAlert error={testMutation.error} />
      <Status>{testMutation.data ? texts.testQueued(testMutation.data.to) : ''}</Status>
      <PlaceholderList placeholders={placeholdersOf(name, wording)} />
    </Stack>
  );
}

/** Preview of the email. The server renders it shortly after a change, with the same code that sends the email. */
function Preview({ name, wording }: { name: TemplateName; wording: Json }) {
  const [body] = useDebouncedValue(wording, 250);
  const { data, error } = useQuery({
    queryKey: ['email-preview', name, body],
    queryFn: () => request('POST', '/emails/{name}/preview', { params: { name }, body }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <>
      <ErrorAlert error={error} />
      {data && (
        <EmailView mail={data} about={data.reference ? texts.filledInFor(data.reference) : texts.filledInForExample} />
      )}
    </>
  );
}

function PlaceholderList({ placeholders }: { placeholders: Placeholders }) {
  const entries = Object.entries(placeholders);
  if (entries.length === 0) return null;
  return (
    <div>
      <Title order={2} size="h5">
        {texts.placeholders}
      </Title>
      <dl className={classes.placeholders}>
        {entries.map(([name, { means, needed }]) => (
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
