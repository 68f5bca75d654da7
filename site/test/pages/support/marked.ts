/** Valid data for any type in which every text is another word, so that each can be looked for. */
import type { ContentType } from 'content-types/define';
import type { ChoiceField } from 'content-types/fields/choice';
import type { UrlField } from 'content-types/fields/email-phone-url';
import type { Field, Fields } from 'content-types/fields/field';
import type { GroupField } from 'content-types/fields/group';
import type { Image } from 'content-types/fields/image';
import type { ListField } from 'content-types/fields/list';
import { richTextFromPlain } from 'content-types/lib/rich-text';

export interface Marked {
  data: Record<string, unknown>;
  /** Where each word was written: `homePage.teasers[].title`. */
  words: Map<string, string>;
}

export function markedData(type: ContentType, picture: Image): Marked {
  const words = new Map<string, string>();

  function word(path: string): string {
    const made = `${type.name}q${words.size}z`.toLowerCase();
    words.set(made, path);
    return made;
  }

  const kinds: Record<string, (field: Field, path: string) => unknown> = {
    text: (_, path) => word(path),
    email: (_, path) => `${word(path)}@example.com`,
    phone: () => '020 7946 0123',
    url: (field) =>
      (field as UrlField).placeholder?.startsWith('https://') ? (field as UrlField).placeholder : '/blog',
    choice: (field) => (field as ChoiceField).options[0]?.value,
    boolean: (field) => field.initial(),
    number: (field) => field.initial(),
    money: () => 1_420,
    date: () => '2099-12-31',
    image: (_, path) => ({ ...picture, alt: word(`${path}.alt`) }),
    link: (_, path) => ({ label: word(`${path}.label`), href: '/career' }),
    tags: (_, path) => [word(path)],
    lines: (_, path) => [word(path)],
    richText: (_, path) => richTextFromPlain(word(path)),
    group: (field, path) => fields((field as GroupField).fields, path),
    list: (field, path) => {
      const { item, min } = field as ListField;
      return Array.from({ length: Math.max(min, 1) }, () => value(item, `${path}[]`));
    },
  };

  function fields(all: Fields, path: string): Record<string, unknown> {
    return Object.fromEntries(Object.entries(all).map(([name, field]) => [name, value(field, `${path}.${name}`)]));
  }

  function value(field: Field, path: string): unknown {
    const make = kinds[field.kind];
    if (!make) throw new Error(`There is no word for kind ${field.kind}.`);
    return make(field, path);
  }

  return { data: fields(type.fields, type.name), words };
}
