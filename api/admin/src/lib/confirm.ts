import { modals } from '@mantine/modals';

interface Question {
  title: string;
  text: string;
  action: string;
}

/** Asks before something that is hard to take back. True when the user goes ahead. */
export function confirm({ title, text, action }: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  modals.openConfirmModal({
    title,
    children: text,
    labels: { confirm: action, cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    // Over the dialog that it was asked from.
    zIndex: 900,
    onConfirm: () => resolve(true),
    onClose: () => resolve(false),
  });
  return promise;
}
