import { Button, type ButtonProps, CopyButton, type ElementProps } from '@mantine/core';
import { IconArrowLeft, IconDownload, IconPlus } from '@tabler/icons-react';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { confirm } from './confirm.ts';
import { ErrorAlert } from './ErrorAlert.tsx';
import { common } from './text/texts.ts';

interface SmallButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  /** The target, which turns the button into a link. */
  href?: string;
  target?: '_blank';
  rel?: 'noreferrer';
  /** A button without a border, for rare actions. */
  isQuiet?: boolean;
}

/** A button or link in a row, a line of facts or under a text. */
export function SmallButton({ isQuiet, ...props }: SmallButtonProps) {
  const buttonStyle = isQuiet ? ({ variant: 'subtle', color: 'gray' } as const) : ({ variant: 'default' } as const);
  const button = { size: 'compact-sm', ...buttonStyle, ...props };
  return props.href === undefined ? <Button {...button} /> : <Button component="a" {...(button as LinkProps)} />;
}

export function PlainButton(props: SmallButtonProps) {
  return <SmallButton size="sm" {...props} />;
}

type LinkProps = ButtonProps & ComponentProps<'a'>;

interface CallButtonProps<Data> extends Omit<SmallButtonProps, 'onClick' | 'onError'> {
  /** Sends the request. */
  call(): Promise<Data>;
  /** The question to ask first. */
  ask?: Parameters<typeof confirm>[0] | false;
  /** The query to fetch again afterwards, even after an error. */
  refresh?: QueryKey;
  onDone?(data: Data): unknown;
  /** Shows the error elsewhere, for a button that may disappear with its row. Called with null on another attempt. */
  onError?(error: Error | null): void;
}

/** A button that sends a call. It is busy until the call is done, and its error is below it unless `onError` shows it. */
export function CallButton<Data>({ call, ask, refresh, onDone, onError, ...button }: CallButtonProps<Data>) {
  const queries = useQueryClient();
  const callMutation = useMutation({
    mutationFn: call,
    onMutate: () => onError?.(null),
    onSuccess: onDone,
    onError,
    onSettled: () => refresh && queries.invalidateQueries({ queryKey: refresh }),
  });
  const send = async () => {
    if (!ask || (await confirm(ask))) callMutation.mutate();
  };
  return (
    <>
      <SmallButton {...button} loading={callMutation.isPending} onClick={() => void send()} />
      {!onError && <ErrorAlert error={callMutation.error} />}
    </>
  );
}

export function AddButton(props: Omit<SmallButtonProps, 'isQuiet'>) {
  return <SmallButton variant="filled" size="sm" leftSection={<IconPlus size={16} />} {...props} />;
}

export function DownloadLink(props: SmallButtonProps & { href: string }) {
  return <SmallButton leftSection={<IconDownload size={16} />} {...props} {...{ download: true }} />;
}

export function BackLink(props: SmallButtonProps & { href: string }) {
  return <SmallButton isQuiet leftSection={<IconArrowLeft size={16} />} {...props} />;
}

interface CopyActionProps extends SmallButtonProps {
  value: string;
  /** The accessible name of the button until the value is copied. */
  name?: string;
}

export function CopyAction({ value, name, ...button }: CopyActionProps) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <SmallButton {...button} aria-label={copied ? undefined : name} onClick={copy}>
          {copied ? common.copied : common.copy}
        </SmallButton>
      )}
    </CopyButton>
  );
}
