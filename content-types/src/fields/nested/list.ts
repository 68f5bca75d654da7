import { z } from 'zod';
import { plural } from '../../text/plural.ts';
import { type Contact, type Field, type FieldOptions, mustBe, type ValueOf } from '../field.ts';

export interface ListField<Item extends Field = Field> extends Field<'list', ValueOf<Item>[]> {
  readonly item: Item;
  /** The singular, for "Add tab" and "Tab 2". */
  readonly one: string;
  /** The minimum and maximum number of items. A new list starts with `min` empty ones unless it has initial ones. */
  readonly min: number;
  readonly max: number;
  /** Whether the first item cannot be removed, whatever `min` is. */
  readonly keepFirst: boolean;
  /** The field whose value must be unique among the items, which must be groups. */
  readonly unique?: string;
}

interface ListOptions<Item> extends Omit<FieldOptions, 'required'> {
  one: string;
  min?: number;
  max?: number;
  keepFirst?: boolean;
  initial?: readonly Item[];
  unique?: keyof Item & string;
  inherits?(contact: Contact): Item[];
}

/** An ordered list of items, each with a field of any kind, such as a group. */
export function list<Item extends Field>(
  label: string,
  item: Item,
  options: ListOptions<ValueOf<Item>>,
): ListField<Item> {
  const { help, one, min = 0, max = 100, keepFirst = false, initial, unique, inherits } = options;
  return {
    kind: 'list',
    label,
    help,
    required: min > 0,
    item,
    one,
    min,
    max,
    keepFirst,
    unique,
    inherits,
    initial: () =>
      initial ? structuredClone([...initial]) : Array.from({ length: min }, () => item.initial() as ValueOf<Item>),
    schema: (rules) =>
      z
        .array(item.schema(rules) as z.ZodType<ValueOf<Item>>, { error: mustBe(label, 'a list') })
        .min(
          rules === 'publish' ? min : 0,
          `${label} must have at least ${plural(min, { one: 'one item', other: '# items' })}.`,
        )
        .max(max, `${label} can’t have more than ${max} items.`)
        .check(({ value, issues }) => {
          const seenValues = new Set();
          for (const [i, item] of value.entries()) {
            if (unique === undefined || !seenValues.has(item[unique])) seenValues.add(unique && item[unique]);
            else
              issues.push({
                code: 'custom',
                input: item,
                path: [i, unique],
                message: `Each ${one} can only be listed once.`,
              });
          }
        }),
  };
}
