import { Button, Group, Title, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../../kit/ErrorAlert.tsx';
import { Screen } from '../../../kit/Screen.tsx';
import classes from '../inbox.module.css';
import { type ReplyTemplate, replyTemplatesQuery, type TemplateInbox } from '../queries.ts';
import { texts as inboxTexts } from '../texts.ts';
import { TemplateForm } from './TemplateForm.tsx';

const texts = inboxTexts.templates;

export default function TemplatesScreen() {
  const { data, error } = useQuery(replyTemplatesQuery);
  const [open, setOpen] = useState<ReplyTemplate | null>(null);
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <LoadState data={data} error={error} />
      {data &&
        (Object.keys(texts.inboxes) as TemplateInbox[]).map((inbox) => (
          <section key={inbox} aria-labelledby={inbox}>
            <Group justify="space-between" mb="xs">
              <Title order={2} id={inbox}>
                {texts.inboxes[inbox]}
              </Title>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                aria-label={texts.createIn[inbox]}
                onClick={() => setOpen({ id: '', inbox, name: '', subject: '', text: '' })}
              >
                {texts.create}
              </Button>
            </Group>
            <ul className={classes.list} aria-label={texts.inboxes[inbox]}>
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
    </Screen>
  );
}
