import { Textarea, type TextareaProps } from '@mantine/core';
import { type TypedProps, toChangeHandler, toFocusProps } from './inputs.tsx';

/** A multi-line input. It has its own file, because it is large and the login needs only the other inputs. */
export function Lines({ isFirst, onChange, ...input }: TypedProps<TextareaProps>) {
  return (
    <Textarea
      autosize
      minRows={3}
      maxRows={6}
      {...toFocusProps(isFirst)}
      {...input}
      onChange={toChangeHandler(onChange)}
    />
  );
}
