/** The pages of types, and links to pages that editors can unpublish. */
import type { ContentType } from '../define.ts';
import type { Link } from '../fields/addresses/link.ts';
import type { AnyField, Fields } from '../fields/any-field.ts';
import { findBlock, isObject } from '../values/defaults.ts';
import { walk } from '../values/walk.ts';

/** The types of pages that editors can unpublish, by their addresses. */
export function findOptionalPages(types: readonly ContentType[]): Map<string, string> {
  return new Map(
    types.flatMap((type) => (type.shape === 'singleton' && type.canHide && type.page ? [[type.page, type.name]] : [])),
  );
}

/** The types whose entries have a page each, by the first part of its address: `job`. */
export function findEntryPages(types: readonly ContentType[]): Map<string, string> {
  return new Map(
    types.flatMap(({ page, name }) => {
      const [, start] = /^\/(\w+)\/\[id\]$/.exec(page ?? '') ?? [];
      return start ? [[start, name]] : [];
    }),
  );
}

/** Returns the path of a link on this site, without query and fragment. */
export function linkedPath(href: string): string {
  return href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
}

/** Whether fields can contain links to pages, at any depth in groups, lists and blocks. */
export function hasLinks(fields: Fields): boolean {
  return Object.values(fields).some(isLinking);
}

function isLinking(field: AnyField): boolean {
  if (field.kind === 'group') return hasLinks(field.fields);
  if (field.kind === 'list') return isLinking(field.item);
  if (field.kind === 'blocks') return hasLinks(field.blocks);
  return field.kind === 'link' || (field.kind === 'url' && field.pages === true);
}

type IsGone = (href: string) => boolean;

/** Removes links for which `isGone` is true. Also removes list items that require their link, such as footer links. */
export function withoutLinks<D>(fields: Fields, data: D, isGone: IsGone): D {
  if (!isObject(data)) return data;
  let hasGone = false;
  walk(fields, data, (field, value) => {
    if (isGoneLink(field, value, isGone)) hasGone = true;
  });
  return hasGone ? (removeFrom(fields, data, isGone) as D) : data;
}

function removeFrom(fields: Fields, data: Record<string, unknown>, isGone: IsGone) {
  const cleanedEntries = Object.entries(data).map(([name, value]) => {
    const field = fields[name];
    return [name, field ? remove(field, value, isGone) : value];
  });
  return Object.fromEntries(cleanedEntries);
}

function remove(field: AnyField, value: unknown, isGone: IsGone): unknown {
  if (field.kind === 'group') return isObject(value) ? removeFrom(field.fields, value, isGone) : value;
  if (field.kind === 'list' && Array.isArray(value)) {
    const items = value.filter((item) => !needsGoneLink(field.item, item, isGone));
    return items.map((item) => remove(field.item, item, isGone));
  }
  if (field.kind === 'blocks' && Array.isArray(value)) {
    return value.map((item) => {
      const group = findBlock(field, item);
      return group ? removeFrom(group.fields, item, isGone) : item;
    });
  }
  if (!isGoneLink(field, value, isGone)) return value;
  return field.kind === 'link' ? { label: '', href: '' } : '';
}

function needsGoneLink(item: AnyField, value: unknown, isGone: IsGone): boolean {
  if (item.kind !== 'group' || !isObject(value)) return false;
  return Object.entries(item.fields).some(([name, field]) => field.required && isGoneLink(field, value[name], isGone));
}

function isGoneLink(field: AnyField, value: unknown, isGone: IsGone): boolean {
  if (field.kind === 'link') return isObject(value) && isGone((value as Link).href);
  return field.kind === 'url' && field.pages === true && typeof value === 'string' && isGone(value);
}
