import { type ModalSettings, modals } from '@mantine/modals';
import type { ReactNode } from 'react';

/** Asks in a dialog. `render` gets a function that resolves and closes it. Dismissing it resolves with `closed`. */
export function ask<Answer>(
  closed: Answer,
  settings: Omit<ModalSettings, 'children' | 'onClose'>,
  render: (answer: (given: Answer) => void) => ReactNode,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const answer = (given: Answer) => {
    resolve(given);
    modals.close(id);
  };
  const id = modals.open({ ...settings, onClose: () => resolve(closed), children: render(answer) });
  return promise;
}
