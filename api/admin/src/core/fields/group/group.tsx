import { Input, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { FieldOf } from 'content-types/fields/any-field';
import { useState } from 'react';
import { useFieldComponents, useReveal } from '../../../kit/form/use-form.ts';
import { Note } from '../../../kit/notes.tsx';
import type { FieldView, InputProps } from '../field-view.ts';
import classes from './group.module.css';

export const group: FieldView<FieldOf<'group'>> = {
  Input: GroupInput,
  toText: (field, value, describe) =>
    Object.entries(field.fields)
      .map(([name, part]) => describe(part, value[name]))
      .filter(Boolean)
      .join('\n'),
};

function GroupInput({ field, path, id, error }: InputProps<FieldOf<'group'>>) {
  const [isOpen, setOpen] = useState(true);
  const { FieldList } = useFieldComponents();
  useReveal(path, () => setOpen(true));
  return (
    <fieldset className={classes.group} id={id} tabIndex={-1}>
      <legend className={classes.legend}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-parts`}
          onClick={() => setOpen(!isOpen)}
        >
          {field.label}
          <IconChevronDown className={classes.chevron} size={16} aria-hidden />
        </UnstyledButton>
      </legend>
      {field.help && (
        <Note size="xs" mb="xs">
          {field.help}
        </Note>
      )}
      {error && <Input.Error mb="xs">{error}</Input.Error>}
      <div id={`${id}-parts`} hidden={!isOpen}>
        <FieldList fields={field.fields} path={path} />
      </div>
    </fieldset>
  );
}
