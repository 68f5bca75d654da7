import { Input, TextInput } from '@mantine/core';
import type { LinkField } from 'content-types/fields/addresses/link';
import { useErrorAt } from '../../../kit/form/use-form.ts';
import type { FieldView, InputProps } from '../field-view.ts';
import classes from './link.module.css';
import { PageInput } from './PageInput.tsx';

export const link: FieldView<LinkField> = {
  Input: LinkInput,
  toText: (_field, value) => [value.label, value.href].filter(Boolean).join(' → '),
};

function LinkInput({ field, path, id, value, onChange, onBlur }: InputProps<LinkField>) {
  const linkError = useErrorAt(path);
  const label = useErrorAt(`${path}.label`);
  const href = useErrorAt(`${path}.href`);
  return (
    <Input.Wrapper
      labelElement="div"
      label={field.label}
      description={field.help}
      required={field.required}
      error={linkError}
      id={`${id}-both`}
    >
      <div className={classes.parts} id={id} tabIndex={-1}>
        <TextInput
          id={`${id}-label`}
          label={field.parts.label.label}
          value={value.label}
          error={label}
          onChange={(event) => onChange({ ...value, label: event.currentTarget.value })}
          onBlur={(event) => leavesBoth(event) && onBlur()}
        />
        <PageInput
          id={`${id}-href`}
          label={field.parts.href.label}
          value={value.href}
          error={href}
          onChange={(next) => onChange({ ...value, href: next })}
          onBlur={(event) => leavesBoth(event) && onBlur()}
        />
      </div>
    </Input.Wrapper>
  );
}

// A text without an address is only an error once the user has left both inputs.
function leavesBoth(event: React.FocusEvent): boolean {
  const container = event.currentTarget.closest(`.${classes.parts}`);
  return !container?.contains(event.relatedTarget);
}
