import { type RefObject, useEffect, useRef } from 'react';

/** Restores the focus to a button that was disabled while busy, because browsers remove the focus from disabled buttons. */
export function useKeptFocus(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isDisabled) return;
    return () => {
      const hasLostFocus = document.activeElement === document.body;
      if (hasLostFocus) button.current?.focus({ preventScroll: true });
    };
  }, [isDisabled]);
  return button;
}
