import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';
import { type Choices, toOptions } from './form/choices.ts';
import { common } from './text/texts.ts';

interface SegmentsProps<Value extends string> extends Omit<SegmentedControlProps, 'data' | 'value' | 'onChange'> {
  /** The accessible name, “Show” by default. */
  label?: string;
  options: Choices;
  value: Value;
  onChange(value: NoInfer<Value>): void;
}

/** A control that switches between views, such as emails by their status. */
export function Segments<Value extends string>({ label, options, onChange, ...control }: SegmentsProps<Value>) {
  return (
    <SegmentedControl
      aria-label={label ?? common.show}
      style={{ alignSelf: 'start', flexWrap: 'wrap' }}
      data={toOptions(options)}
      onChange={(value) => onChange(value as Value)}
      {...control}
    />
  );
}
