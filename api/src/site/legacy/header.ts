/** The header in the legacy API, where the menu is the links of eleven named pages. */
import type { DataByType } from 'content-types';
import type { ContentType } from 'content-types/define';
import { url } from 'content-types/fields/addresses/email-phone-url';
import type { Fields } from 'content-types/fields/any-field';
import { group } from 'content-types/fields/nested/group';
import { header } from 'content-types/types/header';

export type Header = DataByType['header'];
type Menu = Header['menu'];

type Names = Record<string, string>;
type Links = Record<string, string>;

/** The labels of the initial menu, by the names of the legacy API. */
const OTHER_LINKS = labels(header.fields.menu.initial());
const SERVICES = labels(header.fields.menu.initial().flatMap(({ children }) => children));

function labels(entries: readonly { name: string; label: string }[]): Names {
  return Object.fromEntries(entries.filter(({ name }) => name !== '').map(({ name, label }) => [name, label]));
}

const urls = (names: Names) => Object.fromEntries(Object.entries(names).map(([name, label]) => [name, url(label)]));

// The legacy API has no button.
const { menu: _menu, button: _button, logo, ...others } = header.fields;

const legacyHeaderFields = {
  ...others,
  services: group('Services menu', urls(SERVICES)),
  otherLinks: group('Other links', urls(OTHER_LINKS)),
  logo,
};

/** The fields of a type in the legacy API. */
export function legacyFields(type: ContentType): Fields {
  if (type.name === 'header') return legacyHeaderFields;
  // Legacy clients know neither job boards nor fields that visitors cannot read. Fields left out do not change.
  const isKnown = (name: string) => !(type.name === 'job' && name === 'boards') && !type.fields[name]?.internal;
  return Object.fromEntries(Object.entries(type.fields).filter(([name]) => isKnown(name)));
}

/**
 * Converts the header, with the links of the menu's entries by name. An entry that editors removed is an empty link.
 */
export function toLegacyHeader({ menu, button: _button, ...rest }: Header): Record<string, unknown> {
  const readLinks = (names: Names) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, findEntry(menu, name)?.link ?? '']));
  return { ...rest, services: readLinks(SERVICES), otherLinks: readLinks(OTHER_LINKS) };
}

/** The links written back to the entries of the stored menu. A link without an entry adds one. */
export function fromLegacyHeader(input: Record<string, unknown>, storedValue: Header): Record<string, unknown> {
  const { services, otherLinks, ...rest } = input as { services: Links; otherLinks: Links } & Record<string, unknown>;
  const menu = structuredClone(storedValue.menu);
  const links = { ...services, ...otherLinks };
  for (const [name, label] of Object.entries({ ...SERVICES, ...OTHER_LINKS })) {
    const link = links[name] ?? '';
    const entry = findEntry(menu, name);
    if (entry) entry.link = link;
    else if (link !== '') addEntry(menu, { label, link, hidden: false, name });
  }
  return { ...rest, menu, button: storedValue.button };
}

/** Adds an entry at the end: a service to the sub-menu of the services. */
function addEntry(menu: Menu, entry: Menu[number]['children'][number]) {
  const services = menu.find(({ label, children }) => label === 'Services' || children.length > 0);
  if (entry.name in SERVICES && services) services.children.push(entry);
  else menu.push({ ...entry, children: [] });
}

function findEntry(menu: Menu, name: string) {
  return menu.flatMap((entry) => [entry, ...entry.children]).find((entry) => entry.name === name);
}
