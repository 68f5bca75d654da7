import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps what is typed between the key that opens a dialog and the moment its input has the focus: else it is lost, or does
 * something to the form behind. Gives the function that takes it, once, and leaves the keys to the input from then on.
 * Escape before that is for `onCancel`.
 */
export function useTypedAhead(isOpening: boolean, onCancel: () => void): () => string {
  const typed = useRef<string | null>(null);
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    if (!isOpening) return;
    typed.current = '';
    const keep = (event: KeyboardEvent) => {
      if (typed.current === null || isShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') cancel.current();
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isOpening]);
  return useCallback(() => {
    const taken = typed.current ?? '';
    typed.current = null;
    return taken;
  }, []);
}

/** The browser's own, such as Ctrl+R. Characters that are typed with AltGr look like one. */
function isShortcut(event: KeyboardEvent): boolean {
  const isHeld = event.ctrlKey || event.metaKey || event.altKey;
  return isHeld && !event.getModifierState('AltGraph');
}
