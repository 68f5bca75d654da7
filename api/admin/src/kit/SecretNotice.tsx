import { Code, Group, Text } from '@mantine/core';
import { CopyAction } from './buttons.tsx';
import { Success } from './notes.tsx';
import { common } from './text/texts.ts';

interface SecretNoticeProps {
  title: string;
  /** The values with their labels. A single value needs none. */
  values: readonly (readonly [label: string, value: string])[];
}

export function SecretNotice({ title, values }: SecretNoticeProps) {
  return (
    <Success title={title}>
      {values.map(([label, value]) => (
        <Group key={label} gap="sm" mb="xs">
          {label && (
            <Text size="sm" w="5.5rem">
              {label}
            </Text>
          )}
          <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
          <CopyAction value={value} name={label && common.copyNamed(label)} />
        </Group>
      ))}
    </Success>
  );
}
