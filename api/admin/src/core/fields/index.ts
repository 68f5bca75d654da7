/** Inputs by kind of field. A kind without an input does not compile. */
import type { AnyField, FieldKind, FieldOf } from 'content-types/fields/any-field';
import type { Field } from 'content-types/fields/field';
import { blocks } from './blocks.tsx';
import { boolean } from './boolean.tsx';
import { choice } from './choice.tsx';
import { colour } from './colour/colour.tsx';
import { date } from './date.tsx';
import { email, phone, url } from './email-phone-url.tsx';
import type { FieldView } from './field-view.ts';
import { file } from './file.tsx';
import { group } from './group/group.tsx';
import { image } from './image/image.tsx';
import { link } from './link/link.tsx';
import { list } from './list/list.tsx';
import { money, number } from './number/number.tsx';
import { reference } from './reference.tsx';
import { richText } from './rich-text/rich-text.tsx';
import { lines, tags } from './tags-lines.tsx';
import { text } from './text.tsx';

const kinds: { [Kind in FieldKind]: FieldView<FieldOf<Kind>> } = {
  text,
  email,
  phone,
  url,
  choice,
  reference,
  colour,
  boolean,
  number,
  money,
  date,
  image,
  file,
  tags,
  lines,
  richText,
  link,
  group,
  list,
  blocks,
};

export function getFieldView(field: AnyField): FieldView<Field> {
  return kinds[field.kind];
}

/** A value as plain text; empty if it is not set. */
export function describeValue(field: AnyField, value: unknown): string {
  return value === undefined || value === null ? '' : getFieldView(field).toText(field, value, describeValue);
}
