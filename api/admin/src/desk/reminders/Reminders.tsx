import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../core/session/Session.tsx';
import { CallButton, SmallButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Note } from '../../kit/notes.tsx';
import { describeDue, isOverdue } from './due.ts';
import { type Reminder, useReminderChange } from './queries.ts';
import { ReminderForm } from './ReminderForm.tsx';
import classes from './reminders.module.css';
import { texts } from './texts.ts';

/** Open reminders with their actions. `withJob` adds the job title of each reminder's application. */
export function OpenReminders({ reminders, withJob = false }: { reminders: readonly Reminder[]; withJob?: boolean }) {
  const { user } = useSession();
  const changeMutation = useReminderChange();
  const [changedId, setChangedId] = useState<string | null>(null);
  const openReminders = reminders.filter(({ doneAt }) => doneAt === null);
  if (openReminders.length === 0) return null;
  return (
    <section aria-label={texts.title}>
      <ErrorAlert error={changeMutation.error} />
      <Stack component="ul" className="plain-list" gap={8}>
        {openReminders.map((reminder) => {
          const { id, text, application, user: owner } = reminder;
          if (changedId === id) {
            return (
              <li key={id}>
                <ReminderForm
                  applications={{ [application.id]: application.jobTitle }}
                  reminder={reminder}
                  onSaved={() => setChangedId(null)}
                  onCancel={() => setChangedId(null)}
                />
              </li>
            );
          }
          const facts = [withJob && application.jobTitle, owner && owner.id !== user.id && texts.owner(owner.name)];
          return (
            <li key={id} className={classes.one}>
              <IconBell size={16} aria-hidden />
              <Box flex={1} miw={0}>
                <Text size="sm">{text}</Text>
                <Note size="xs">
                  <When reminder={reminder} />
                  {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
                </Note>
              </Box>
              <Group gap={4} wrap="nowrap">
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={texts.doneNamed(text)}
                  loading={changeMutation.isPending && changeMutation.variables.seen.id === id}
                  onClick={() => changeMutation.mutate({ seen: reminder, change: { isDone: true } })}
                >
                  {texts.done}
                </Button>
                <SmallButton
                  isQuiet
                  size="compact-xs"
                  aria-label={texts.changeNamed(text)}
                  onClick={() => setChangedId(id)}
                >
                  {texts.change}
                </SmallButton>
              </Group>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}

function When({ reminder }: { reminder: Reminder }) {
  if (!isOverdue(reminder)) return describeDue(reminder);
  return <b className={classes.late}>{texts.due.overdue(describeDue(reminder))}</b>;
}

/** Reopens a reminder that was marked as done by mistake. */
export function ReopenButton({ reminder }: { reminder: Reminder }) {
  const changeMutation = useReminderChange();
  return (
    <CallButton
      isQuiet
      size="compact-xs"
      call={() => changeMutation.mutateAsync({ seen: reminder, change: { isDone: false } })}
    >
      {texts.reopen}
    </CallButton>
  );
}
