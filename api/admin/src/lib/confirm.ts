import { modals } from '@mantine/modals';

interface Question {
  title: string;
  text: string;
  action: string;
}

/** Asks before something that is hard to undo. True when the user confirms. */
export function confirm({ title, text, action }: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  modals.openConfirmModal({
    title,
    children: text,
    labels: { confirm: action, cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    // Above the dialog that opened it.
    zIndex: 900,
    onConfirm: () => resolve(true),
    onClose: () => resolve(false),
  });
  return promise;
}
