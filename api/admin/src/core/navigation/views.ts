/**
 * Views of the admin as data: the content types, and the screens that features declare. The menu, the search and the
 * routes are built from them.
 */

import { IconBriefcase, type TablerIcon } from '@tabler/icons-react';
import { type CollectionName, contentTypes, type TypeName } from 'content-types';
import type { AdminNames, MenuGroup } from 'content-types/define';
import { listLabels } from 'content-types/values/walk';
import type { ComponentType } from 'react';
import type { Role } from '../../client/request.ts';

export interface View {
  key: string;
  label: string;
  /** The roles whose menu shows the view. The API decides what each role may do. */
  roles: readonly Role[];
  /** The content type, for a view that edits content. */
  type?: TypeName;
  /** The view's expandable group in the menu. */
  group?: MenuGroup;
  /** The position outside the groups: daily work at the top of the menu, the site, or a card in the settings. */
  menu?: 'work' | 'site' | 'settings';
  /** The label of the menu item, if it covers several screens. */
  door?: string;
  /** The key of the screen whose menu item or settings card the view shares. */
  under?: string;
  /** The heading above the view's settings card, and the text of the card. */
  section?: SettingsSection;
  about?: string;
  /** The sort order among the views at the same position, smallest first. */
  order?: number;
  icon?: TablerIcon;
  /** Extra search terms for the view. */
  words?: string;
  /** The labels of the fields in the view's form. */
  fields?: readonly string[];
}

export const SETTINGS_SECTIONS = ['Recruitment', 'Emails', 'Job boards', 'Access', 'Records and connections'] as const;
type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** A view with a screen of its own. Features declare theirs in `screens.ts`. */
export interface Screen extends View {
  component: ComponentType<{ route: Route }>;
  /** Finds the view's entries with these words, for the global search. */
  find?(searchText: string): Promise<Found[]>;
}

interface Found {
  /** The id of the entry; null for the list. */
  id: string | null;
  query?: string;
  label: string;
  description: string;
}

/** Takes the place of an id in a route and opens the form for a new entry. No entry has this id. */
export const NEW_ENTRY = 'create';

/** The key of the screen that shows all emails. */
export const EMAILS_VIEW = 'candidate-path';

/** The open view, as named by the fragment of the address: `#applications/{id}?status=new`. */
export interface Route {
  view: string;
  /** An id, `create`, or null for the list. */
  entry: string | null;
  /** The filters of a list as the query of an address, without its question mark. */
  query: string;
}

export const ADMINISTRATORS = ['administrator'] as const;
export const RECRUITERS = ['administrator', 'recruiter'] as const;
export const ALL_ROLES = ['administrator', 'editor', 'recruiter'] as const;

export const views: View[] = (Object.keys(contentTypes) as TypeName[]).map(toContentView);

/** Adds the features' screens in the order of the menu and the search. Called once, before the first render. */
export function addScreens(screens: readonly Screen[]) {
  views.push(...screens);
  views.sort((a, b) => MENU_ORDER.indexOf(a.menu) - MENU_ORDER.indexOf(b.menu) || (a.order ?? 0) - (b.order ?? 0));
}

/** The order of the menu. Views in groups, which have no `menu`, come between the daily work and the site. */
const MENU_ORDER: readonly View['menu'][] = ['work', undefined, 'site', 'settings'];

export const START: Route = { view: 'dashboard', entry: null, query: '' };

export function findView(key: string): View {
  const view = views.find((item) => item.key === key) ?? views.find((item) => item.key === START.view);
  if (!view) throw new Error('There are no views.');
  return view;
}

/** The key of the menu item under which a view is found. */
export function findMenuKey({ key, under, menu, section }: View): string {
  return menu === 'settings' || section ? 'settings' : (under ?? key);
}

export function findTypeView(type: string): View | undefined {
  return views.find((view) => view.type === type);
}

/**
 * The route that a fragment such as `#aboutUs/vision`, `#aboutUs/vision/new` or `#career/openings?status=draft` names;
 * null when there is no such view.
 */
export function routeFromHash(hash: string): Route | null {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const view = views.find(({ key }) => path === key || path.startsWith(`${key}/`));
  const entry = view ? path.slice(view.key.length + 1) : '';
  return view ? { view: view.key, entry: entry === 'new' ? NEW_ENTRY : decode(entry) || null, query } : null;
}

/** The fragment of a route, for `href`. The inverse of `routeFromHash`. */
export function toHash({ view, entry = null, query = '' }: Partial<Route> & Pick<Route, 'view'>): string {
  // Escapes an entry's id `new`, which stands for the form of a new entry.
  const id = entry === NEW_ENTRY ? 'new' : entry === 'new' ? '%6Eew' : entry && encodeURIComponent(entry);
  const path = id === null ? view : `${view}/${id}`;
  return `#${path}${query && `?${query}`}`;
}

export function isCollection(name: TypeName): name is CollectionName {
  return contentTypes[name].shape === 'collection';
}

function toContentView(name: TypeName): View {
  const type = contentTypes[name];
  const { key = `${toGroupKey(type.group)}/${type.path}`, isDaily, words }: AdminNames = type.admin ?? {};
  return {
    key,
    label: type.shape === 'collection' ? type.label.many : type.label.one,
    roles: type.writers,
    type: name,
    ...(isDaily ? { menu: 'work', order: 2, icon: IconBriefcase } : { group: type.group }),
    ...(type.group === 'Recruitment' || type.group === 'Emails' ? { section: type.group } : {}),
    ...(type.shape === 'collection' && { about: type.purpose }),
    // Emails share the screen that shows all emails.
    ...(type.group === 'Emails' && type.shape === 'singleton' && { under: EMAILS_VIEW }),
    words,
    fields: [...new Set(listLabels(type.fields))],
  };
}

/** Converts `About Us` to the format of the keys: `aboutUs`. */
function toGroupKey(group: MenuGroup): string {
  const groupName = group.replaceAll(' ', '');
  return groupName.charAt(0).toLowerCase() + groupName.slice(1);
}

/** Returns the text unchanged when its escapes are malformed, as in `#50%off`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
