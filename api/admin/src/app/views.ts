/** Every view of the admin as data: the menu, the search and the last route are all read from here. */
import { type CollectionName, contentTypes, type SingletonName, type TypeName } from 'content-types';
import type { MenuGroup } from 'content-types/define';
import type { Role } from '../lib/api-types.ts';

export type Screen =
  | { kind: 'collection'; type: CollectionName }
  | { kind: 'singleton'; type: SingletonName }
  | {
      kind:
        | 'dashboard'
        | 'applications'
        | 'messages'
        | 'complaints'
        | 'dataProtection'
        | 'templates'
        | 'alerts'
        | 'media'
        | 'publishing'
        | 'mail'
        | 'users'
        | 'tokens'
        | 'audit'
        | 'account';
    };

export interface View {
  key: string;
  label: string;
  /** The expandable group it is listed in; null for what stands outside the groups. */
  group: MenuGroup | null;
  screen: Screen;
}

export const GROUPS: readonly MenuGroup[] = [
  'Home',
  'About Us',
  'Services',
  'Products',
  'Career',
  'Blog',
  'Contact Us',
  'Shared',
];

/** Where the user is: a view, and in a collection the entry that is open. */
export interface Route {
  view: string;
  /** An id, `new`, or null for the list. */
  entry: string | null;
}

// The keys that the specification names. `career/jobs` is its career screen, so the adverts have another.
const KEYS: Partial<Record<TypeName, string>> = {
  header: 'navbar',
  footer: 'footer',
  about: 'aboutUs/mission',
  banner: 'aboutUs/vision',
  applicationService: 'services/application',
  product: 'products/new',
  tabSection: 'products/popular',
  career: 'career/jobs',
  job: 'career/openings',
  contact: 'contactUs/email',
  blog: 'blog/latest',
  businessSection: 'home/sub1',
};

export const views: readonly View[] = [
  { key: 'dashboard', label: 'Dashboard', group: null, screen: { kind: 'dashboard' } },
  { key: 'applications', label: 'Applications', group: null, screen: { kind: 'applications' } },
  { key: 'messages', label: 'Messages', group: null, screen: { kind: 'messages' } },
  { key: 'templates', label: 'Reply templates', group: null, screen: { kind: 'templates' } },
  { key: 'alerts', label: 'Job alerts', group: null, screen: { kind: 'alerts' } },
  { key: 'complaints', label: 'Complaints', group: null, screen: { kind: 'complaints' } },
  ...(Object.keys(contentTypes) as TypeName[]).map(contentView),
  { key: 'data-protection', label: 'Data protection', group: null, screen: { kind: 'dataProtection' } },
  { key: 'media', label: 'Media library', group: null, screen: { kind: 'media' } },
  { key: 'publishing', label: 'Publishing', group: null, screen: { kind: 'publishing' } },
  { key: 'mail', label: 'Outgoing mail', group: null, screen: { kind: 'mail' } },
  { key: 'users', label: 'Users', group: null, screen: { kind: 'users' } },
  { key: 'tokens', label: 'Access tokens', group: null, screen: { kind: 'tokens' } },
  { key: 'audit', label: 'Audit log', group: null, screen: { kind: 'audit' } },
  { key: 'account', label: 'Your account', group: null, screen: { kind: 'account' } },
];

export const START: Route = { view: 'dashboard', entry: null };

export function findView(route: Route): View {
  const found = views.find((view) => view.key === route.view) ?? views[0];
  if (!found) throw new Error('There are no views.');
  return found;
}

export function findTypeView(type: string): View | undefined {
  return views.find(({ screen }) => 'type' in screen && screen.type === type);
}

/** `#aboutUs/vision` or `#aboutUs/vision/{id}` as a route, for links into the admin; null when it leads nowhere. */
export function routeFromHash(hash: string): Route | null {
  const path = decode(hash.replace(/^#\/?/, ''));
  const view = views.find(({ key }) => path === key || path.startsWith(`${key}/`));
  return view ? { view: view.key, entry: path.slice(view.key.length + 1) || null } : null;
}

/** The list that the query of an address is about: `?list=career/openings&status=draft`. */
export function routeFromListQuery(query: string): Route | null {
  const key = new URLSearchParams(query).get('list');
  return views.some((view) => view.key === key) && key !== null ? { view: key, entry: null } : null;
}

function contentView(name: TypeName): View {
  const type = contentTypes[name];
  const key = KEYS[name] ?? `${groupKey(type.group)}/${type.path}`;
  if (type.shape === 'collection') {
    return {
      key,
      label: type.label.many,
      group: type.group,
      screen: { kind: 'collection', type: name as CollectionName },
    };
  }
  return { key, label: type.label.one, group: type.group, screen: { kind: 'singleton', type: name as SingletonName } };
}

/** `About Us` as the keys write it: `aboutUs`. */
function groupKey(group: MenuGroup): string {
  const joined = group.replaceAll(' ', '');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** The text as it is when its escapes are malformed, as in `#50%off`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the menu offers to a role. The API decides; this only spares people doors that are locked. */
export function maySee(role: Role, screen: Screen): boolean {
  switch (screen.kind) {
    case 'mail':
    case 'users':
    case 'tokens':
    case 'audit':
      return role === 'administrator';
    case 'applications':
    case 'messages':
    case 'complaints':
    case 'dataProtection':
    case 'templates':
    case 'alerts':
      return role !== 'editor';
    case 'collection':
    case 'singleton':
      if (screen.type === 'dataProtection') return role === 'administrator';
      return role !== 'recruiter' || screen.type === 'job';
    default:
      return true;
  }
}
