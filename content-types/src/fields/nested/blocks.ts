import { z } from 'zod';
import {
  createSchema,
  type DataOf,
  type Field,
  type FieldOptions,
  mustBe,
  type Rules,
  requiredWhen,
} from '../field.ts';
import type { GroupField } from './group.ts';

type Groups = Record<string, GroupField>;

/** A block as it is stored: its name and the fields of its group. */
type Block<G extends Groups = Groups> = {
  [Name in keyof G]: { block: Name } & (G[Name] extends GroupField<infer F> ? DataOf<F> : never);
}[keyof G];

export interface BlocksField<G extends Groups = Groups> extends Field<'blocks', Block<G>[]> {
  /** The blocks that can be added, by name. Editors see the label of the group. */
  readonly blocks: G;
  readonly max: number;
  /** The names of the blocks that can be added only once. */
  readonly once: readonly string[];
}

/** An ordered list of blocks, each of which has the fields of one of the named groups. */
export function blocks<G extends Groups>(
  label: string,
  groups: G,
  { required = false, help, max = 50, once = [] }: FieldOptions & { max?: number; once?: (keyof G & string)[] } = {},
): BlocksField<G> {
  const field = { kind: 'blocks' as const, label, help, required, blocks: groups, max, once };
  const names = Object.keys(groups).join(', ');
  const shape = (rules: Rules) =>
    z
      .array(
        z.discriminatedUnion(
          'block',
          Object.entries(groups).map(([name, { fields, label }]) => {
            const { shape } = createSchema(fields, rules, label) as unknown as z.ZodObject;
            return z.strictObject({ block: z.literal(name), ...shape });
          }) as unknown as [z.ZodObject],
          { error: `A block must be one of: ${names}.` },
        ),
        { error: mustBe(label, 'a list') },
      )
      .max(max, `${label} can’t have more than ${max} blocks.`)
      .check(({ value, issues }) => {
        for (const [i, { block }] of value.entries()) {
          if (!once.includes(String(block)) || value.findIndex((other) => other.block === block) === i) continue;
          const message = `You can only add one “${groups[String(block)]?.label}” block.`;
          issues.push({ code: 'custom', input: value, path: [i], message });
        }
      }) as unknown as z.ZodType<Block<G>[]>;
  return {
    ...field,
    initial: () => [],
    schema: (rules) => requiredWhen(field, rules, shape(rules), (value) => value.length === 0),
  };
}
