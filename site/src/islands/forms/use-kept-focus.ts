import { type RefObject, useEffect, useRef } from 'react';

/** For a button that is disabled while it works: browsers take the focus away from it, and this gives it back afterwards. */
export function useKeptFocus(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isDisabled) return;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost) button.current?.focus({ preventScroll: true });
    };
  }, [isDisabled]);
  return button;
}
