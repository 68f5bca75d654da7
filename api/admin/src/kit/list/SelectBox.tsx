import { Checkbox } from '@mantine/core';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** The margin above it, in pixels. */
  mt?: number;
  /** `isRange` if Shift was held. */
  onToggle(isRange: boolean): void;
}

/** The checkbox that selects an entry of a list. */
export function SelectBox({ label, checked, mt, onToggle }: SelectBoxProps) {
  return (
    <Checkbox
      size="xs"
      mt={mt}
      aria-label={label}
      checked={checked}
      onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  );
}
