import { z } from 'zod';
import { type Field, type FieldOptions, requiredWhen } from './field.ts';

/** The id of an entry of another collection, or `null`. Publishing checks that the entry is on the site. */
export interface ReferenceField extends Field<'reference', string | null> {
  /** The name of the collection: `sector`. */
  readonly to: string;
  /** Whether the entry may be deleted while others refer to it. References to it are then ignored. */
  readonly loose: boolean;
}

interface ReferenceOptions extends FieldOptions {
  to: string;
  loose?: boolean;
}

/** A reference to an entry of another collection. Empty until an editor chooses one. */
export function reference(
  label: string,
  { to, loose = false, required = false, help }: ReferenceOptions,
): ReferenceField {
  const shape = z.string().min(1).max(64).nullable();
  return {
    kind: 'reference',
    label,
    help,
    required,
    to,
    loose,
    initial: () => null,
    schema: (rules) => requiredWhen({ label, required }, rules, shape, (value) => value === null),
  };
}
