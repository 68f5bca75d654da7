import { Button, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../../lib/errors.tsx';
import classes from '../inbox.module.css';
import { type ReplyTemplate, replyTemplatesQuery, type TemplateInbox } from '../queries.ts';
import { TemplateForm } from './TemplateForm.tsx';

const INBOXES: Record<TemplateInbox, string> = { application: 'For applications', message: 'For messages' };

export default function TemplatesScreen() {
  const { data, error } = useQuery(replyTemplatesQuery);
  const [open, setOpen] = useState<ReplyTemplate | null>(null);
  return (
    <Stack>
      <Title order={1}>Reply templates</Title>
      <Text size="sm" c="dimmed" maw="44rem">
        A reply to an application or message can start from one of these. Greeting and signature are added to each.
      </Text>
      <LoadState data={data} error={error} />
      {data &&
        (Object.keys(INBOXES) as TemplateInbox[]).map((inbox) => (
          <section key={inbox} aria-labelledby={inbox}>
            <Group justify="space-between" mb="xs">
              <Title order={2} id={inbox}>
                {INBOXES[inbox]}
              </Title>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                aria-label={`Create template ${INBOXES[inbox].toLowerCase()}`}
                onClick={() => setOpen({ id: '', inbox, name: '', subject: '', text: '' })}
              >
                Create template
              </Button>
            </Group>
            <ul className={classes.list} aria-label={INBOXES[inbox]}>
              {data.items
                .filter((template) => template.inbox === inbox)
                .map((template) => (
                  <li key={template.id} className={classes.row}>
                    <UnstyledButton className={classes.open} onClick={() => setOpen(template)}>
                      <b className={classes.name}>{template.name}</b>
                      <span className={classes.about}>{template.text}</span>
                    </UnstyledButton>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      {open && data && (
        <TemplateForm template={open} fields={data.fields[open.inbox] ?? []} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}
