import { Alert, CloseButton, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SmallButton } from '../../kit/buttons.tsx';
import { common } from '../../kit/text/texts.ts';
import classes from './publishing.module.css';
import { ReceiptLine } from './ReceiptLine.tsx';
import { texts } from './texts.ts';

export type Outcome =
  | {
      kind: 'done';
      message: string;
      /** The change whose receipt is shown; null when the site did not change. */
      change: number | null;
      /** The page that best shows the saved entry. */
      page?: string;
      undo?: Undo;
    }
  | { kind: 'failed'; message: string; detail: string };

/** Reverses an action. Resolves to the change that this made on the site, if any. */
export type Undo = () => Promise<{ change: number | null }>;

interface OutcomeBannerProps {
  outcome: Outcome | null;
  onClose(): void;
  /** Called with the result of an undo, once all queries have fetched the new state. */
  onUndone(outcome: Outcome): void;
}

/** The result of the last action, with its receipt if the site changed, and an Undo button. */
export function OutcomeBanner({ outcome, onClose, onUndone }: OutcomeBannerProps) {
  const queries = useQueryClient();
  const undoMutation = useMutation({
    mutationFn: (send: Undo) => send(),
    async onSuccess({ change }) {
      await queries.invalidateQueries();
      const message = change === null ? texts.undo.done : texts.undo.doneOnSite;
      onUndone({ kind: 'done', message, change });
    },
    onError: (error) => onUndone({ kind: 'failed', message: texts.undo.failed, detail: error.message }),
  });
  if (!outcome) return null;
  if (outcome.kind === 'failed') {
    return (
      <Alert
        color="red"
        role="alert"
        title={outcome.message}
        withCloseButton
        closeButtonLabel={common.close}
        onClose={onClose}
      >
        {outcome.detail}
      </Alert>
    );
  }
  const { message, change, page, undo: send } = outcome;
  return (
    <div className={classes.done}>
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <Text fw={600} role="status">
          {message}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {send && (
            <SmallButton data-key="z" loading={undoMutation.isPending} onClick={() => undoMutation.mutate(send)}>
              {common.undo}
            </SmallButton>
          )}
          <CloseButton size="sm" aria-label={common.close} onClick={onClose} />
        </Group>
      </Group>
      {change !== null && <ReceiptLine key={change} change={change} page={page} />}
    </div>
  );
}
