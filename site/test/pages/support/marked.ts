/** Valid data for any type in which every text is a different word, so that each can be found. */
import type { ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import type { Image } from 'content-types/fields/image';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { stockTerms } from '../../support/terms.ts';

export interface Marked {
  data: Record<string, unknown>;
  /** The field of each word, such as `homePage.teasers[].title`. */
  words: Map<string, string>;
}

export function markedData(type: ContentType, picture: Image): Marked {
  const pathByWord = new Map<string, string>();

  function word(path: string, max = Number.POSITIVE_INFINITY): string {
    // Starts with an `x`, so that a word of `page` is never part of a word of `homePage`.
    const madeWord = `x${type.name.slice(0, max - 6)}q${pathByWord.size}z`.toLowerCase();
    pathByWord.set(madeWord, path);
    return madeWord;
  }

  function fields(typeFields: Fields, path: string): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(typeFields).map(([name, field]) => [name, value(field, `${path}.${name}`)]),
    );
  }

  function value(field: AnyField, path: string): unknown {
    switch (field.kind) {
      case 'text':
        return field.format?.example ?? word(path, field.max);
      case 'email':
        return `${word(path)}@example.com`;
      case 'phone':
        return '020 7946 0123';
      case 'url':
        return field.placeholder === '/nursing' || field.placeholder?.startsWith('https://')
          ? field.placeholder
          : '/blog';
      case 'reference':
        return Object.keys(stockTerms[field.to as keyof typeof stockTerms] ?? {})[0] ?? null;
      case 'choice':
        return field.options[0]?.value;
      case 'boolean':
      case 'number':
      case 'file':
        return field.initial();
      case 'money':
        return 1_420;
      case 'date':
        return '2099-12-31';
      case 'image':
        return { ...picture, alt: word(`${path}.alt`) };
      case 'link':
        return { label: word(`${path}.label`), href: '/career' };
      case 'tags':
      case 'lines':
        return [word(path)];
      case 'richText':
        return richTextFromPlain(word(path));
      case 'group':
        return fields(field.fields, path);
      case 'list':
        if (field.unique) return field.initial();
        return Array.from({ length: Math.max(field.min, 1) }, () => value(field.item, `${path}[]`)).filter(
          (item) => item !== null,
        );
      case 'blocks':
        return Object.entries(field.blocks).map(([block, group]) => ({
          block,
          ...fields(group.fields, `${path}.${block}`),
        }));
      default:
        return field.example?.() ?? field.initial();
    }
  }

  return { data: fields(type.fields, type.name), words: pathByWord };
}
