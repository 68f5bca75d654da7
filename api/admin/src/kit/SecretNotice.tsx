import { Alert, Button, Code, CopyButton, Group, Text } from '@mantine/core';
import { common } from './text/texts.ts';

interface SecretNoticeProps {
  title: string;
  /** By their labels. A single one needs none. */
  values: readonly (readonly [label: string, value: string])[];
}

/** Values that are shown once, such as a new secret, each with a button to copy it. */
export function SecretNotice({ title, values }: SecretNoticeProps) {
  return (
    <Alert color="green" role="status" title={title}>
      {values.map(([label, value]) => (
        <Group key={label} gap="sm" mb="xs">
          {label && (
            <Text size="sm" w="5.5rem">
              {label}
            </Text>
          )}
          <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={label && !copied ? common.copyNamed(label) : undefined}
                onClick={copy}
              >
                {copied ? common.copied : common.copy}
              </Button>
            )}
          </CopyButton>
        </Group>
      ))}
    </Alert>
  );
}
