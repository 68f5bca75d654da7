/**
 * The kinds of field. To add a kind, add a file in this folder and a line here. `pnpm check` then fails until the admin
 * has an input for the kind.
 */

import type { EmailField, PhoneField, UrlField } from './addresses/email-phone-url.ts';
import type { LinkField } from './addresses/link.ts';
import type { BooleanField } from './boolean.ts';
import type { ChoiceField } from './choice.ts';
import type { ColourField } from './colour.ts';
import type { DateField } from './date.ts';
import type { FileField } from './file.ts';
import type { ImageField } from './image.ts';
import type { BlocksField } from './nested/blocks.ts';
import type { GroupField } from './nested/group.ts';
import type { ListField } from './nested/list.ts';
import type { MoneyField, NumberField } from './number.ts';
import type { ReferenceField } from './reference.ts';
import type { RichTextField } from './rich-text.ts';
import type { LinesField, TagsField } from './tags-lines.ts';
import type { TextField } from './text.ts';

/** A field of any kind, narrowed by `switch (field.kind)`. */
export type AnyField =
  | TextField
  | EmailField
  | PhoneField
  | UrlField
  | ChoiceField
  | ReferenceField
  | ColourField
  | BooleanField
  | NumberField
  | MoneyField
  | DateField
  | ImageField
  | FileField
  | TagsField
  | LinesField
  | RichTextField
  | LinkField
  | AnyGroupField
  | AnyListField
  | AnyBlocksField;

export type FieldKind = AnyField['kind'];

/** The field of one kind: `FieldOf<'group'>`. */
export type FieldOf<Kind extends FieldKind> = Extract<AnyField, { kind: Kind }>;

/** The fields of a content type or a group, by name. */
export type Fields = Record<string, AnyField>;

interface AnyGroupField extends GroupField {
  readonly fields: Fields;
}

interface AnyListField extends ListField {
  readonly item: AnyField;
}

interface AnyBlocksField extends BlocksField {
  readonly blocks: Record<string, AnyGroupField>;
}
