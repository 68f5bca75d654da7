import { Button, ColorSwatch, Group, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { HEX } from 'content-types/brand/colour';
import { type ColourField, formatRatio } from 'content-types/fields/colour';
import { useSyncExternalStore } from 'react';
import { getAt } from '../../../kit/form/path.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { type FieldView, type InputProps, labelProps } from '../field-view.ts';
import { texts } from '../texts.ts';
import classes from './colour.module.css';

/** Input for a colour, picked or typed. Shows its contrast with the other colours and the ratio that WCAG requires. */
function ColourInput(props: InputProps<ColourField>) {
  const { field, path, value, onChange, onBlur } = props;
  const form = useForm();
  const siblings = useSyncExternalStore(form.subscribe, () =>
    getAt(form.value(), path.split('.').slice(0, -1).join('.')),
  );
  const report = HEX.test(value) ? field.contrast?.(value, siblings as Record<string, unknown>) : null;
  const hasLowContrast = report?.results.some(({ ratio, needed }) => ratio < needed);
  const nearest = hasLowContrast ? report?.nearest : null;

  return (
    <div>
      <TextInput
        {...labelProps(props)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase())}
        maxLength={7}
        spellCheck={false}
        className="numbers"
        leftSectionPointerEvents="all"
        leftSection={
          <input
            type="color"
            className={classes.picker}
            aria-label={texts.colour.pick(field.label)}
            value={HEX.test(value) ? value : '#000000'}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        }
      />
      <ul className={classes.results} aria-label={texts.colour.contrast(field.label)}>
        {report?.results.map(({ label, ratio, needed }) => (
          <li key={label} data-fails={ratio < needed || undefined}>
            {ratio < needed ? <IconAlertTriangle size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
            <Text size="xs">
              {label} <b className="numbers">{formatRatio(ratio)}</b>
              {ratio < needed && texts.colour.needed(needed)}
            </Text>
          </li>
        ))}
      </ul>
      {nearest && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<ColorSwatch color={nearest} size={12} withShadow={false} />}
          onClick={() => onChange(nearest)}
        >
          {texts.colour.use(nearest)}
        </Button>
      )}
    </div>
  );
}

export const colour: FieldView<ColourField> = {
  Input: ColourInput,
  Cell: ({ value }) => (
    <Group gap="xs" wrap="nowrap">
      <ColorSwatch color={value} size={16} withShadow={false} />
      <Text size="sm">{value}</Text>
    </Group>
  ),
  isNarrow: () => true,
  toText: (_field, value) => value,
};
