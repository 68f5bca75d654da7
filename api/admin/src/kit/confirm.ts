import { modals } from '@mantine/modals';
import { common } from './text/texts.ts';

interface Question {
  title: string;
  text: string;
  action: string;
  /** Whether the action can be undone. The button is then not red. */
  isSafe?: boolean;
}

/** Asks before an action that is hard to undo or affects several records. Resolves to true if the user confirms. */
export function confirm({ title, text, action, isSafe }: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  modals.openConfirmModal({
    title,
    children: text,
    labels: { confirm: action, cancel: common.cancel },
    confirmProps: isSafe ? {} : { color: 'red' },
    // Shows the question above the dialog that opened it.
    zIndex: 900,
    onConfirm: () => resolve(true),
    onClose: () => resolve(false),
  });
  return promise;
}
