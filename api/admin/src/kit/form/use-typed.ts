import { isSame } from 'content-types/values/is-same';
import { useState } from 'react';

/**
 * The text of a value while it is typed: "1,200.5" is an amount, but must not become "1,200.50" before the user is done.
 * `parse` may return the text itself when it is not a value.
 */
export function useTyped(value: unknown, format: (value: unknown) => string, parse: (input: string) => unknown) {
  const [typed, setTyped] = useState(() => format(value));
  const [previousValue, setPreviousValue] = useState(value);
  if (!isSame(previousValue, value)) {
    setPreviousValue(value);
    // Updates the text if the value was changed elsewhere, not typed here.
    if (!isSame(parse(typed), value)) setTyped(format(value));
  }
  return { typed, setTyped, tidy: () => setTyped(format(parse(typed))) };
}
