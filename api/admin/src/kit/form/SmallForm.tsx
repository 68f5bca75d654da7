/** Forms with a few fields. The forms of content types are in core/content/form. */
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../../client/request.ts';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { common } from '../text/texts.ts';

interface SmallFormProps {
  onSend(fields: FormData): void;
  onEscape?(): void;
  error?: Error | string | null;
  gap?: 'xs' | 'sm';
  /** Leaves validation to the server. */
  noValidate?: boolean;
  children: ReactNode;
}

export function SmallForm({ onSend, onEscape, error, gap, noValidate, children }: SmallFormProps) {
  return (
    <form
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog may be rendered inside another form, which must not be submitted too.
        event.stopPropagation();
        onSend(new FormData(event.currentTarget));
      }}
      onKeyDown={(event) => {
        // Submits with Ctrl+Enter, because Enter starts a new line in a text area.
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        if (event.key === 'Escape' && !event.defaultPrevented) onEscape?.();
      }}
    >
      <Stack gap={gap}>
        <ErrorAlert error={error} />
        {children}
      </Stack>
    </form>
  );
}

interface FormButtonsProps {
  label: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Red for actions that cannot be undone. */
  color?: 'red';
  size?: 'xs';
  /** Omit `onSend` inside a form, where the button submits. */
  onSend?(): void;
  onCancel?(): void;
  cancelLabel?: string;
  /** Whether the buttons are ordered and placed as in dialogs. */
  isDialog?: boolean;
}

/** The buttons at the end of a small form or dialog. */
export function FormButtons(props: FormButtonsProps) {
  const { label, isBusy, isDisabled, color, size, onSend, onCancel, cancelLabel = common.cancel, isDialog } = props;
  const buttonProps = onSend ? ({ onClick: onSend } as const) : ({ type: 'submit' } as const);
  return (
    <Group gap="xs" style={{ flexDirection: isDialog ? 'row-reverse' : undefined }}>
      <Button {...buttonProps} size={size} color={color} disabled={isDisabled} loading={isBusy}>
        {label}
      </Button>
      {onCancel && (
        <Button variant="default" size={size} onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
    </Group>
  );
}

/** The server's validation errors by field; `general` is the error that belongs to none of `names`. */
export function getFormErrors(error: Error | null, names: readonly string[]) {
  const issues = error instanceof ApiError ? error.issues : [];
  const errorOf = (name: string) => issues.find((issue) => issue.path === name)?.message;
  const isKnown = issues.some(({ path }) => names.includes(path));
  return { at: errorOf, general: error && !isKnown ? error.message : null };
}
