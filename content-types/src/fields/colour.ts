import { z } from 'zod';
import { type ContrastReport, HEX, type Hex } from '../brand/colour.ts';
import { type Field, type FieldOptions, mustBe } from './field.ts';

/** A colour as `#rrggbb`, in lower case. */
export interface ColourField extends Field<'colour', Hex> {
  /** The contrast with the other fields of the same object; null while any of the fields is not a colour. */
  contrast?(value: string, siblings: Readonly<Record<string, unknown>>): ContrastReport | null;
}

interface ColourOptions extends Pick<FieldOptions, 'help'> {
  initial: Hex;
  contrast?: ColourField['contrast'];
}

/**
 * A field for a colour. With `contrast`, publishing rejects a colour that people with poor eyesight could not read or
 * see.
 */
export function colour(label: string, { help, initial, contrast }: ColourOptions): ColourField {
  const shape = z
    .string({ error: mustBe(label, 'a colour') })
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.string().regex(HEX, `${label} must be a colour, like #1d4a3f.`));
  return {
    kind: 'colour',
    label,
    help,
    required: true,
    contrast,
    initial: () => initial,
    schema: () => shape,
    check: (value, siblings) => describeFailure(contrast?.(value, siblings) ?? null),
  };
}

/** Describes the first contrast that is too low; null if all are sufficient. */
function describeFailure(report: ContrastReport | null): string | null {
  const failedCheck = report?.results.find(({ ratio, needed }) => ratio < needed);
  if (!report || !failedCheck) return null;
  const { label, ratio, needed } = failedCheck;
  const advice = report.nearest ? ` The nearest colour that works is ${report.nearest}.` : ' Choose another colour.';
  return `${label}: the contrast is ${formatRatio(ratio)} but must be at least ${needed}:1.${advice}`;
}

/** Formats a ratio: `4.5:1`. Rounds down, so that an insufficient contrast never looks sufficient. */
export function formatRatio(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}
