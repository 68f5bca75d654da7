import { Button, Group, Text } from '@mantine/core';
import { Warning } from '../../../kit/notes.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import { texts } from '../texts.ts';

/** Says that a form starts with unsaved work from `at`, ISO 8601. */
export function RestoredNotice({ at, onDiscard }: { at: string; onDiscard(): void }) {
  return (
    <Warning role="status" title={texts.editor.restored}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{texts.editor.restoredFrom(formatDateTime(at))}</Text>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {texts.editor.discard}
        </Button>
      </Group>
    </Warning>
  );
}
