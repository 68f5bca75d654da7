/** The keys of the lists, the board and the open application. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Maximum number of stages that have a number key, counted from the first. */
export const MAX_STAGE_KEY = 9;

/** Whether a key belongs to a field, a dialog or a shortcut with Ctrl, Alt or Cmd. */
export function isTyping({ target, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  // Dialogs and menus are elsewhere in the document, but their events arrive here too.
  if (!currentTarget.contains(target)) return true;
  return target.closest('input:not([type=checkbox], [readonly]), textarea, select, [contenteditable]') !== null;
}

/** The submission whose row or card has the focus. Rows and cards have `data-id`, their lists `data-list`. */
export function findFocusedId(event: KeyboardEvent): string | null {
  return event.target instanceof Element ? (event.target.closest<HTMLElement>('[data-id]')?.dataset.id ?? null) : null;
}

/** The element that last had focus, with its list and index; -1 outside a list. */
type Focused = { element: Element; list: string | undefined; index: number } | null;

/**
 * Moves the focus when its element leaves the screen, so that the keys keep working: to the row or card that takes its
 * place, otherwise to the open submission or the screen.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>) {
  const lastFocus = useRef<Focused>(null);
  useEffect(() => keepFocus(container, lastFocus));
  useEffect(() => {
    // Observes the screen, because parts of it may render separately.
    const observer = new MutationObserver(() => keepFocus(container, lastFocus));
    if (container.current) observer.observe(container.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container]);
  return ({ target }: { target: EventTarget }) => {
    // An open menu of a card is elsewhere in the document.
    if (!(target instanceof Element) || !container.current?.contains(target)) return;
    const item = target.closest<HTMLElement>('[data-id]');
    const list = item?.closest<HTMLElement>('[data-list]');
    lastFocus.current = {
      element: item ?? target,
      list: list?.dataset.list,
      index: item ? itemsOf(list).indexOf(item) : -1,
    };
  };
}

function keepFocus(container: RefObject<HTMLElement | null>, focusRef: RefObject<Focused>) {
  const { current } = focusRef;
  if (!current || document.activeElement !== document.body) return;
  if (current.element.isConnected) {
    // Restores the focus after a dialog.
    const target = current.index < 0 ? current.element : current.element.querySelector('a');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    return;
  }
  focusRef.current = null;
  const { list, index } = current;
  const screen = container.current;
  const items = list === undefined ? [] : itemsOf(screen?.querySelector(`[data-list="${CSS.escape(list)}"]`));
  const focusTarget = items[Math.min(index, items.length - 1)]?.querySelector('a') ?? screen?.querySelector('article');
  (focusTarget ?? screen)?.focus({ preventScroll: focusTarget?.localName !== 'a' });
}

function itemsOf(list: Element | null | undefined): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[data-id]')] : [];
}
