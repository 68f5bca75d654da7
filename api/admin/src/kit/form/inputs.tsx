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
export type Typed<Props> = Omit<Props, 'onChange'> & { isFirst?: boolean; onChange?(value: string): void };

export const listen = (onChange?: (value: string) => void) =>
  onChange && ((event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value));

export const first = (isFirst = false) => (isFirst ? { autoFocus: true, 'data-autofocus': true } : {});

export function Line({ isFirst, onChange, ...input }: Typed<TextInputProps>) {
  return <TextInput {...first(isFirst)} {...input} onChange={listen(onChange)} />;
}

export function Secret({ isFirst, onChange, ...input }: Typed<PasswordInputProps>) {
  return <PasswordInput {...first(isFirst)} {...input} onChange={listen(onChange)} />;
}

interface ChooseProps extends Omit<NativeSelectProps, 'data' | 'label' | 'value' | 'onChange'> {
  label: string;
  /** Whether the label is only read out. */
  isLabelHidden?: boolean;
  /** The label of the empty value, if it has one. */
  none?: string;
  options: Choices;
  value: string;
  onChange(value: string): void;
}

export function Choose({ label, isLabelHidden, none, options, onChange, ...select }: ChooseProps) {
  return (
    <NativeSelect
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      data={[...(none === undefined ? [] : [{ value: '', label: none }]), ...toOptions(options)]}
      {...select}
      onChange={listen(onChange)}
    />
  );
}
