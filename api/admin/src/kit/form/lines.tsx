import { Textarea, type TextareaProps } from '@mantine/core';
import { first, listen, type Typed } from './inputs.tsx';

/** A multi-line input. It has its own file, because it is large and the login needs only the other inputs. */
export function Lines({ isFirst, onChange, ...input }: Typed<TextareaProps>) {
  return <Textarea autosize minRows={3} maxRows={6} {...first(isFirst)} {...input} onChange={listen(onChange)} />;
}
