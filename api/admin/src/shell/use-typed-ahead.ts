import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps what is typed between the key that opens a dialog and the moment its input has the focus: else it is lost, or written
 * into the field behind. Gives the function that takes it, once, and leaves the keys to the input from then on.
 */
export function useTypedAhead(isOpening: boolean): () => string {
  const typed = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpening) return;
    typed.current = '';
    const keep = (event: KeyboardEvent) => {
      if (typed.current === null || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      typed.current += event.key;
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
