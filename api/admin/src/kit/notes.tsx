import { Alert, type AlertProps, type ElementProps, Text, type TextProps } from '@mantine/core';

type WordsProps = TextProps & ElementProps<'p', keyof TextProps>;

/** Words that explain or add to what is next to them. */
export function Note(props: WordsProps) {
  return <Text size="sm" c="dimmed" {...props} />;
}

/** What has happened, read out when it changes. */
export function Status(props: WordsProps) {
  return <Text size="sm" role="status" {...props} />;
}

/** What the user should look at before going on. */
export function Warning(props: AlertProps & ElementProps<'div', keyof AlertProps>) {
  return <Alert color="yellow" {...props} />;
}
