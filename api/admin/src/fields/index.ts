/** Every kind of field and its input. A kind that the registry uses and that has no place here does not compile. */
import type { contentTypes, submissions } from 'content-types';
import type { BooleanField } from 'content-types/fields/boolean';
import type { ChoiceField } from 'content-types/fields/choice';
import type { DateField } from 'content-types/fields/date';
import type { EmailField, PhoneField, UrlField } from 'content-types/fields/email-phone-url';
import type { Field } from 'content-types/fields/field';
import type { FileField } from 'content-types/fields/file';
import type { GroupField } from 'content-types/fields/group';
import type { ImageField } from 'content-types/fields/image';
import type { LinkField } from 'content-types/fields/link';
import type { ListField } from 'content-types/fields/list';
import type { MoneyField, NumberField } from 'content-types/fields/number';
import type { RichTextField } from 'content-types/fields/rich-text';
import type { LinesField, TagsField } from 'content-types/fields/tags-lines';
import type { TextField } from 'content-types/fields/text';
import { boolean } from './boolean.tsx';
import { choice } from './choice.tsx';
import { date } from './date.tsx';
import { email, phone, url } from './email-phone-url.tsx';
import type { FieldView } from './field-view.ts';
import { file } from './file.tsx';
import { group } from './group/group.tsx';
import { image } from './image/image.tsx';
import { link } from './link/link.tsx';
import { list } from './list/list.tsx';
import { money } from './number/money.tsx';
import { number } from './number/number.tsx';
import { richText } from './rich-text/rich-text.tsx';
import { lines, tags } from './tags-lines.tsx';
import { text } from './text.tsx';

interface FieldByKind {
  text: TextField;
  email: EmailField;
  phone: PhoneField;
  url: UrlField;
  choice: ChoiceField;
  boolean: BooleanField;
  number: NumberField;
  money: MoneyField;
  date: DateField;
  image: ImageField;
  file: FileField;
  tags: TagsField;
  lines: LinesField;
  richText: RichTextField;
  link: LinkField;
  group: GroupField;
  list: ListField;
}

const kinds: { [Kind in KindInUse]: FieldView<FieldByKind[Kind]> } = {
  text,
  email,
  phone,
  url,
  choice,
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
};

/** What draws a field. A field of a kind gets the view of its kind, which types cannot follow through the map. */
export function getFieldView(field: Field): FieldView<Field> {
  return kinds[field.kind as KindInUse] as unknown as FieldView<Field>;
}

type AnyType = (typeof contentTypes)[keyof typeof contentTypes] | (typeof submissions)[keyof typeof submissions];
type KindInUse = AnyType extends infer Type ? (Type extends { fields: infer F } ? KindsOf<F[keyof F]> : never) : never;
type KindsOf<F> =
  | (F extends { kind: infer Kind } ? Kind : never)
  | (F extends { kind: 'group'; fields: infer Parts } ? KindsOf<Parts[keyof Parts]> : never)
  | (F extends { kind: 'list'; item: infer Item } ? KindsOf<Item> : never);
