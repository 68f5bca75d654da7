import { Alert, type AlertProps, type ElementProps, Text, type TextProps } from '@mantine/core';

type ParagraphProps = TextProps & ElementProps<'p', keyof TextProps>;

/** Text that explains or adds to the content next to it. */
export function Note(props: ParagraphProps) {
  return <Text size="sm" c="dimmed" {...props} />;
}

/** An outcome, read out when it changes. */
export function Status(props: ParagraphProps) {
  return <Text size="sm" role="status" {...props} />;
}

/** A success message, read out when it appears. Renders nothing without content. */
export function Success({ children, ...props }: AlertProps) {
  if (!children) return null;
  return (
    <Alert color="green" role="status" {...props}>
      {children}
    </Alert>
  );
}

/** A point for the user to check before continuing. */
export function Warning(props: AlertProps & ElementProps<'div', keyof AlertProps>) {
  return <Alert color="yellow" {...props} />;
}
