import type { TextField } from 'content-types/fields/text';
import { Secret } from '../../kit/form/inputs.tsx';
import { type InputProps, labelProps } from '../fields/field-view.ts';

export const NewPassword = (props: InputProps<TextField>) => <Password {...props} autoComplete="new-password" />;

export const CurrentPassword = (props: InputProps<TextField>) => (
  <Password {...props} autoComplete="current-password" />
);

function Password({ autoComplete, ...props }: InputProps<TextField> & { autoComplete: string }) {
  return <Secret {...labelProps(props)} autoComplete={autoComplete} value={props.value} onChange={props.onChange} />;
}
