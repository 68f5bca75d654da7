import { type ModalSettings, modals } from '@mantine/modals';
import type { ReactNode } from 'react';

/** Asks in a dialog. `render` gets a function that resolves and closes it. Dismissing it resolves with `answerOnClose`. */
export function ask<Answer>(
  answerOnClose: Answer,
  settings: Omit<ModalSettings, 'children' | 'onClose'>,
  render: (answer: (value: Answer) => void) => ReactNode,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const answer = (value: Answer) => {
    resolve(value);
    modals.close(id);
  };
  const id = modals.open({ ...settings, onClose: () => resolve(answerOnClose), children: render(answer) });
  return promise;
}
