import { Textarea, type TextareaProps } from '@mantine/core';
import { first, listen, type Typed } from './inputs.tsx';

/** Apart from the other inputs, because it is large and the login needs them. */
export function Lines({ isFirst, onChange, ...input }: Typed<TextareaProps>) {
  return <Textarea autosize minRows={3} maxRows={6} {...first(isFirst)} {...input} onChange={listen(onChange)} />;
}
