import { Checkbox } from '@mantine/core';
import type { TableProps } from './DataTable.tsx';
import type { Selection } from './use-selection.ts';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** The margin above the checkbox, in pixels. */
  mt?: number;
  /** Called when the user toggles the checkbox. `isRange` is true if Shift was held. */
  onToggle(isRange: boolean): void;
}

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

/** The checkboxes of a table. */
export function selectColumn<Row extends { id: string }>(selection: Selection<Row>, nameOf: (row: Row) => string) {
  return {
    has: selection.has,
    renderBox: (row, rows) => (
      <SelectBox
        label={`Select ${nameOf(row)}`}
        checked={selection.has(row.id)}
        onToggle={(isRange) => selection.toggle(row, rows, isRange)}
      />
    ),
  } satisfies TableProps<Row>['selection'];
}
