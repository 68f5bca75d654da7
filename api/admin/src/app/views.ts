/** Every view of the admin as data. The menu, the search and the routes are built from it. */
import { type CollectionName, contentTypes, type TypeName } from 'content-types';
import type { MenuGroup } from 'content-types/define';
import type { Role } from '../client/api-types.ts';

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

/** The groups of the site's content. */
export const SITE_GROUPS: readonly MenuGroup[] = [
  'Home',
  'About Us',
  'Services',
  'Products',
  'Career',
  'Blog',
  'Contact Us',
  'Pages',
  'Shared',
];

/** The groups under Settings. */
export const SETTINGS_GROUPS: readonly MenuGroup[] = ['Recruitment', 'Emails'];

/** Takes the place of an id in a route and opens the form for a new entry. No entry has this id. */
export const NEW_ENTRY = 'create';

/** The open view, as named by the fragment of the address: `#applications/{id}?status=new`. */
export interface Route {
  view: string;
  /** An id, `create`, or null for the list. */
  entry: string | null;
  /** The filters of a list as the query of an address, without its question mark. */
  query: string;
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
  contact: 'contactUs/email',
  blog: 'blog/latest',
  businessSection: 'home/sub1',
};

const ADMINISTRATORS = ['administrator'] as const;
const EDITORS = ['administrator', 'editor'] as const;
const RECRUITERS = ['administrator', 'recruiter'] as const;
const ALL = ['administrator', 'editor', 'recruiter'] as const;

/** The roles that edit a type, where they are not those of other types: see `contentView`. */
const ROLES: Partial<Record<TypeName, readonly Role[]>> = {
  dataProtection: ADMINISTRATORS,
  question: ALL,
};

const JOBS = 'career/openings';

/** The daily work, at the top of the menu. */
export const WORK = [
  { key: 'dashboard', label: 'Dashboard', roles: ALL },
  { key: JOBS, label: contentTypes.job.label.many, roles: ALL, type: 'job' },
  { key: 'applications', label: 'Applications', roles: RECRUITERS },
  { key: 'candidates', label: 'Candidates', roles: RECRUITERS },
  { key: 'messages', label: 'Messages', roles: RECRUITERS },
  { key: 'complaints', label: 'Complaints', roles: RECRUITERS },
  { key: 'reports', label: 'Reports', roles: RECRUITERS },
] as const satisfies View[];

/** The site's own views, below its groups. */
export const SITE = [
  { key: 'media', label: 'Media library', roles: ALL },
  { key: 'publishing', label: 'Publishing', roles: ALL },
] as const satisfies View[];

/** Views that are rarely opened, below the groups of settings. */
export const SETTINGS = [
  { key: 'templates', label: 'Reply templates', roles: RECRUITERS },
  { key: 'alerts', label: 'Job alerts', roles: RECRUITERS },
  { key: 'data-protection', label: 'Data protection', roles: RECRUITERS },
  { key: 'mail', label: 'Email log', roles: ADMINISTRATORS },
  { key: 'import', label: 'Import', roles: ADMINISTRATORS },
  { key: 'multi-posters', label: 'Multi-posters', roles: ADMINISTRATORS },
  { key: 'feeds', label: 'Job feeds', roles: ALL },
  { key: 'webhooks', label: 'Webhooks', roles: ADMINISTRATORS },
  { key: 'users', label: 'Users', roles: ADMINISTRATORS },
  { key: 'tokens', label: 'Access tokens', roles: ADMINISTRATORS },
  { key: 'audit', label: 'Audit log', roles: ADMINISTRATORS },
] as const satisfies View[];

const ACCOUNT = { key: 'account', label: 'Your account', roles: ALL } as const satisfies View;

/** The views that do not edit content. Each has its own screen. */
export type ScreenKey = Exclude<
  (typeof WORK | typeof SITE | typeof SETTINGS)[number]['key'] | typeof ACCOUNT.key,
  typeof JOBS
>;

export const views: readonly View[] = [
  ...WORK,
  ...(Object.keys(contentTypes) as TypeName[]).filter((name) => name !== 'job').map(contentView),
  ...SITE,
  ...SETTINGS,
  ACCOUNT,
];

export const START: Route = { view: 'dashboard', entry: null, query: '' };

export function findView(key: string): View {
  const found = views.find((view) => view.key === key) ?? views[0];
  if (!found) throw new Error('There are no views.');
  return found;
}

export function findTypeView(type: string): View | undefined {
  return views.find((view) => view.type === type);
}

/** The route that a fragment such as `#aboutUs/vision`, `#aboutUs/vision/new` or `#career/openings?status=draft` names; null when there is no such view. */
export function routeFromHash(hash: string): Route | null {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const view = views.find(({ key }) => path === key || path.startsWith(`${key}/`));
  const entry = view ? path.slice(view.key.length + 1) : '';
  return view ? { view: view.key, entry: entry === 'new' ? NEW_ENTRY : decode(entry) || null, query } : null;
}

/** The fragment of a route, for `href`. The inverse of `routeFromHash`. */
export function toHash({ view, entry = null, query = '' }: Partial<Route> & Pick<Route, 'view'>): string {
  // An entry may have the id that stands for the form of a new one.
  const id = entry === NEW_ENTRY ? 'new' : entry === 'new' ? '%6Eew' : entry && encodeURIComponent(entry);
  const path = id === null ? view : `${view}/${id}`;
  return `#${path}${query && `?${query}`}`;
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
