/** The inputs of passwords, which browsers fill in and keep. */
import { PasswordInput } from '@mantine/core';
import type { TextField } from 'content-types/fields/text';
import { type InputProps, labelProps } from '../fields/field-view.ts';

export const NewPassword = (props: InputProps<TextField>) => <Password {...props} autoComplete="new-password" />;

export const CurrentPassword = (props: InputProps<TextField>) => (
  <Password {...props} autoComplete="current-password" />
);

function Password({ autoComplete, ...props }: InputProps<TextField> & { autoComplete: string }) {
  return (
    <PasswordInput
      {...labelProps(props)}
      autoComplete={autoComplete}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
