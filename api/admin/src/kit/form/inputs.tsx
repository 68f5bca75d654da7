/** Inputs outside content types: logins, dialogs and view settings. */
import {
  NativeSelect,
  type NativeSelectProps,
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { type Choices, toOptions } from './choices.ts';

/** `isFirst`: focuses the input when it appears, including in a dialog. */
export type TypedProps<Props> = Omit<Props, 'onChange'> & { isFirst?: boolean; onChange?(value: string): void };

export const toChangeHandler = (onChange?: (value: string) => void) =>
  onChange && ((event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value));

export const toFocusProps = (isFirst = false) => (isFirst ? { autoFocus: true, 'data-autofocus': true } : {});

export function Line({ isFirst, onChange, ...input }: TypedProps<TextInputProps>) {
  return <TextInput {...toFocusProps(isFirst)} {...input} onChange={toChangeHandler(onChange)} />;
}

export function Secret({ isFirst, onChange, ...input }: TypedProps<PasswordInputProps>) {
  return <PasswordInput {...toFocusProps(isFirst)} {...input} onChange={toChangeHandler(onChange)} />;
}

interface SelectInputProps extends Omit<NativeSelectProps, 'data' | 'label' | 'value' | 'onChange'> {
  label: string;
  /** Whether the label is only read out. */
  isLabelHidden?: boolean;
  /** The label of the empty value, if it has one. */
  emptyLabel?: string;
  options: Choices;
  value: string;
  onChange(value: string): void;
}

export function SelectInput({ label, isLabelHidden, emptyLabel, options, onChange, ...select }: SelectInputProps) {
  return (
    <NativeSelect
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      data={[...(emptyLabel === undefined ? [] : [{ value: '', label: emptyLabel }]), ...toOptions(options)]}
      {...select}
      onChange={toChangeHandler(onChange)}
    />
  );
}
