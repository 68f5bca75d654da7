/** Every view of the admin as data. The menu, the search and the routes are built from it. */
import { type CollectionName, contentTypes, type TypeName } from 'content-types';
import type { MenuGroup } from 'content-types/define';
import type { Role } from '../lib/api-types.ts';

export interface View {
  key: string;
  label: string;
  /** The roles that see it in the menu. The API decides what each may do. */
  roles: readonly Role[];
  /** The content type, for a view that edits content. */
  type?: TypeName;
  /** Its expandable group in the menu. */
  group?: MenuGroup;
}

export const GROUPS: readonly MenuGroup[] = [
  'Home',
  'About Us',
  'Services',
  'Products',
  'Career',
  'Blog',
  'Contact Us',
  'Pages',
  'Recruitment',
  'Emails',
  'Shared',
];

/** Takes the place of an id in a route and opens the form for a new entry. No entry has this id. */
export const NEW_ENTRY = 'create';

/** The open view and, in a collection, the open entry. */
export interface Route {
  view: string;
  /** An id, `create`, or null for the list. */
  entry: string | null;
}

// The keys that the specification names. `career/jobs` is its career screen, so the adverts have a different one.
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

const ADMINISTRATORS = ['administrator'] as const;
const EDITORS = ['administrator', 'editor'] as const;
const RECRUITERS = ['administrator', 'recruiter'] as const;
const ALL = ['administrator', 'editor', 'recruiter'] as const;

/** Who edits a type, if not editors and administrators. */
const ROLES: Partial<Record<TypeName, readonly Role[]>> = {
  dataProtection: ADMINISTRATORS,
  job: ALL,
  question: ALL,
};

/** The menu above the groups. */
export const TOP = [
  { key: 'dashboard', label: 'Dashboard', roles: ALL },
  { key: 'applications', label: 'Applications', roles: RECRUITERS },
  { key: 'messages', label: 'Messages', roles: RECRUITERS },
  { key: 'complaints', label: 'Complaints', roles: RECRUITERS },
  { key: 'data-protection', label: 'Data protection', roles: RECRUITERS },
  { key: 'templates', label: 'Reply templates', roles: RECRUITERS },
  { key: 'alerts', label: 'Job alerts', roles: RECRUITERS },
] as const satisfies View[];

/** The menu below the groups. */
export const BOTTOM = [
  { key: 'media', label: 'Media library', roles: ALL },
  { key: 'publishing', label: 'Publishing', roles: ALL },
  { key: 'mail', label: 'Email log', roles: ADMINISTRATORS },
  { key: 'users', label: 'Users', roles: ADMINISTRATORS },
  { key: 'tokens', label: 'Access tokens', roles: ADMINISTRATORS },
  { key: 'audit', label: 'Audit log', roles: ADMINISTRATORS },
] as const satisfies View[];

const ACCOUNT = { key: 'account', label: 'Your account', roles: ALL } as const satisfies View;

/** The views that do not edit content. Each has its own screen. */
export type ScreenKey = (typeof TOP | typeof BOTTOM)[number]['key'] | typeof ACCOUNT.key;

export const views: readonly View[] = [
  ...TOP,
  ...(Object.keys(contentTypes) as TypeName[]).map(contentView),
  ...BOTTOM,
  ACCOUNT,
];

export const START: Route = { view: 'dashboard', entry: null };

export function findView(route: Route): View {
  const found = views.find((view) => view.key === route.view) ?? views[0];
  if (!found) throw new Error('There are no views.');
  return found;
}

export function findTypeView(type: string): View | undefined {
  return views.find((view) => view.type === type);
}

/** `#aboutUs/vision`, `#aboutUs/vision/{id}` or `#aboutUs/vision/new` as a route, for links into the admin; null when there is no such view. */
export function routeFromHash(hash: string): Route | null {
  const path = decode(hash.replace(/^#\/?/, ''));
  const view = views.find(({ key }) => path === key || path.startsWith(`${key}/`));
  const entry = view ? path.slice(view.key.length + 1) : '';
  return view ? { view: view.key, entry: entry === 'new' ? NEW_ENTRY : entry || null } : null;
}

/** The route of the list in the query of an address: `?list=career/openings&status=draft`. */
export function routeFromListQuery(query: string): Route | null {
  const key = new URLSearchParams(query).get('list');
  return views.some((view) => view.key === key) && key !== null ? { view: key, entry: null } : null;
}

export function isCollection(name: TypeName): name is CollectionName {
  return contentTypes[name].shape === 'collection';
}

function contentView(name: TypeName): View {
  const type = contentTypes[name];
  return {
    key: KEYS[name] ?? `${groupKey(type.group)}/${type.path}`,
    label: type.shape === 'collection' ? type.label.many : type.label.one,
    roles: ROLES[name] ?? ('internal' in type ? ADMINISTRATORS : EDITORS),
    type: name,
    group: type.group,
  };
}

/** `About Us` as the keys write it: `aboutUs`. */
function groupKey(group: MenuGroup): string {
  const joined = group.replaceAll(' ', '');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** Returns the text unchanged when its escapes are malformed, as in `#50%off`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
