/** The three shapes of content: collections, singletons and submissions from visitors. */
import type { AnyField, FieldKind, Fields } from './fields/any-field.ts';
import type { DataOf, Role } from './fields/field.ts';

interface Definition<Name extends string, F extends Fields> {
  /** Singular, as used in code and the database: `businessSection`. */
  readonly name: Name;
  /** Plural, as used in URLs: `business-sections`. */
  readonly path: string;
  readonly fields: F;
}

type ScalarKind = Exclude<FieldKind, 'file' | 'lines' | 'richText' | 'link' | 'group' | 'list' | 'blocks'>;

/** Names of fields whose values fit into a table cell. */
type ScalarName<F extends Fields> = {
  [Name in keyof F]: F[Name]['kind'] extends ScalarKind ? Name : never;
}[keyof F] &
  string;

type ScalarInGroup<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { kind: 'group'; fields: infer G extends Fields }
    ? `${Name}.${ScalarName<G>}`
    : never;
}[keyof F & string];

/** Groups of the admin's menu, for the site's content and under Settings. */
export const SITE_GROUPS = [
  'Home',
  'About Us',
  'Services',
  'Products',
  'Career',
  'Blog',
  'Contact Us',
  'Pages',
  'Shared',
] as const;
export const SETTINGS_GROUPS = ['Recruitment', 'Emails'] as const;

/** The menu group in which a type appears. */
export type MenuGroup = (typeof SITE_GROUPS | typeof SETTINGS_GROUPS)[number];

/**
 * Names of rules that fields cannot express, because they need other entries or the agency's settings. The API
 * implements each of them.
 */
export type RuleName =
  | 'lawfulAdvert'
  | 'jobEvents'
  | 'neededStages'
  | 'freeAddress'
  | 'knownLanding'
  | 'noRedirectLoop'
  | 'readyToOpen';

/** The name and address of a type in the admin, if they do not follow from its name, label and group. */
export interface AdminNames {
  /** The address of the view, if the specification names one. */
  readonly key?: string;
  /** Whether the view is part of the daily work at the top of the menu. */
  readonly isDaily?: boolean;
  /** Extra search terms for the view. */
  readonly words?: string;
  /** The heading of the type's form. */
  readonly heading?: string;
  /** The names of an entry and the list in messages. */
  readonly called?: { readonly one: string; readonly many: string };
  /** The specification's messages that differ from those of other types. */
  readonly messages?: Readonly<Partial<Record<'fetchFailed' | 'updated' | 'saveFailed', string>>>;
}

interface ContentDefinition<Name extends string, F extends Fields> extends Definition<Name, F> {
  readonly group: MenuGroup;
  /** A sentence or two for editors: where the content appears or what it is for. */
  readonly purpose?: string;
  /**
   * Roles that may change the content: editors and administrators by default, and only administrators if the content is
   * internal.
   */
  readonly writers: readonly Role[];
  /** Roles that may read content that visitors cannot; all by default. Fields may restrict the roles further. */
  readonly readers?: readonly Role[];
  readonly rules?: readonly RuleName[];
  /**
   * The page that shows the entry best, such as `/job/[id]`. `[name=/other]` stands for a field's value, or for
   * `/other` while the field is blank. The home page by default; null if no page shows the entry.
   */
  readonly page?: string | null;
  /** Further effects of a change, on inherited contact details or on the admin's menu. */
  readonly affects?: readonly ('contacts' | 'menu')[];
  /** Types whose pages preview this type, with their labels, because a change to it affects every page. */
  readonly shownOn?: Readonly<Record<string, string>>;
  readonly admin?: AdminNames;
  /** Headings of a long form, by the name of the field that follows. */
  readonly sections?: Readonly<Partial<Record<string, string>>>;
  /**
   * Whether reading requires a login. Internal content is excluded from the public change feed and the public API
   * description.
   */
  readonly internal?: boolean;
  /** Whether saving an entry in the admin publishes it, without drafts, bin and history. */
  readonly isSetting?: boolean;
}

export interface Collection<Name extends string = string, F extends Fields = Fields>
  extends ContentDefinition<Name, F> {
  readonly shape: 'collection';
  readonly label: { readonly one: string; readonly many: string };
  /** The field that names an entry in lists, messages and links. */
  readonly title: string;
  /** Whether published and scheduled entries must have different titles, ignoring case. */
  readonly uniqueTitle?: boolean;
  /** The paths of the fields that are columns of the admin's list, after the title: `reference`, `location.place`. */
  readonly columns: readonly string[];
  /** `position` is the order that editors drag entries into; `newest` puts the entry that went live last first. */
  readonly order: 'position' | 'newest';
  /** The effect of expiry: the entry is removed from the site, or its page stays and says that it is closed. */
  readonly whenExpired: 'remove' | 'close';
  /** Fields that are not copied with an entry. */
  readonly notCopied?: readonly string[];
  /** A date field. The entry expires at the end of that day in London, unless an editor set a time. */
  readonly lastDay?: string;
  /** The id of an entry in every new database, for the API's examples. */
  readonly exampleId?: string;
}

export interface Singleton<Name extends string = string, F extends Fields = Fields> extends ContentDefinition<Name, F> {
  readonly shape: 'singleton';
  readonly label: { readonly one: string };
  /** Whether editors can unpublish the page. */
  readonly canHide?: boolean;
  /**
   * Returns the data shown to visitors, and first shown to editors, until the agency publishes its own. `read` returns
   * other singletons as visitors see them.
   */
  readonly standard?: (read: (name: string) => unknown) => Record<string, unknown>;
}

export interface Submission<Name extends string = string, F extends Fields = Fields> extends Definition<Name, F> {
  readonly shape: 'submission';
  readonly label: { readonly one: string; readonly many: string };
  readonly form: FormTexts;
}

/** The texts around the fields of a form, and its behaviour. */
export interface FormTexts {
  /** The heading, unless the page has another. */
  readonly title: string;
  /** A sentence on how the agency uses the details. */
  readonly use?: string;
  readonly button: string;
  readonly sent: string;
  readonly failed: string;
  /** The label of a link to an empty form. The link replaces the form after sending. */
  readonly again?: string;
  /** Time for which the result is shown, in milliseconds. If omitted, until the next attempt. */
  readonly bannerMs?: number;
  /** Names of fields that share a line with another where there is room. */
  readonly halves?: readonly string[];
}

type CollectionOptions<Name extends string, F extends Fields> = Omit<
  Collection<Name, F>,
  'shape' | 'title' | 'columns' | 'order' | 'whenExpired' | 'lastDay' | 'notCopied' | 'sections' | 'writers'
> & {
  readonly title: ScalarName<F>;
  readonly sections?: Readonly<Partial<Record<keyof F & string, string>>>;
  readonly columns?: readonly (ScalarName<F> | ScalarInGroup<F>)[];
  readonly notCopied?: readonly (keyof F & string)[];
  readonly lastDay?: ScalarName<F>;
} & Partial<Pick<Collection<Name, F>, 'order' | 'whenExpired' | 'writers'>>;

/** Many entries of one kind, such as jobs. */
export function collection<const Name extends string, F extends Fields>(
  options: CollectionOptions<Name, F>,
): Collection<Name, F> {
  const writers = defaultWriters(options);
  return { shape: 'collection', order: 'position', whenExpired: 'remove', columns: [], writers, ...options };
}

/**
 * A single document, such as the footer. It always exists: until first saved, it has its standard data or initial
 * values.
 */
export function singleton<const Name extends string, F extends Fields>(
  options: Omit<Singleton<Name, F>, 'shape' | 'writers'> & Partial<Pick<Singleton, 'writers'>>,
): Singleton<Name, F> {
  return { shape: 'singleton', writers: defaultWriters(options), ...options };
}

function defaultWriters({ internal }: { internal?: boolean }): readonly Role[] {
  return internal ? ['administrator'] : ['administrator', 'editor'];
}

/** A type of submission from visitors, such as an application. Submissions are never public. */
export function submission<const Name extends string, F extends Fields>(
  options: Omit<Submission<Name, F>, 'shape'>,
): Submission<Name, F> {
  return { shape: 'submission', ...options };
}

export type ContentType = Collection | Singleton;

export type Data<T extends { fields: Fields }> = DataOf<T['fields']>;

/** Whether a user with this role may read a type, or a field, as editors see it. */
export function canRead({ readers }: Pick<ContentType, 'readers'>, role: Role): boolean {
  return readers?.includes(role) ?? true;
}

/** The type without the fields that a role cannot read. */
export function asReadBy<T extends ContentType>(type: T, role: Role): T {
  const fields = Object.entries<AnyField>(type.fields).filter(([, field]) => canRead(field, role));
  return fields.length === Object.keys(type.fields).length ? type : { ...type, fields: Object.fromEntries(fields) };
}

/** A published document as the site and the public API see it. Times are ISO 8601 in UTC. */
export interface Entry<D = Record<string, unknown>> {
  id: string;
  data: D;
  /** The sequence number of the entry's latest change in the change feed, which covers all documents. */
  seq: number;
  /** The position in the type's order, lowest first. */
  position: number;
  /** Whether the entry has expired but its page stays on the site (`whenExpired: 'close'`). */
  closed: boolean;
  /** The time the entry first went live. */
  publishedAt: string;
  updatedAt: string;
  /** The time the entry expires, set by an editor or by its last day. */
  expiresAt: string | null;
}

/** Returns the address of the page that shows an entry with this data best. */
export function pageOf({ page }: ContentType, id: string, data: Readonly<Record<string, unknown>>): string {
  return (page ?? '/').replace(/\[(\w+)(?:=([^[\]]*))?\]/, (_, name, blank = '') =>
    name === 'id' ? id : String(data[name] || blank),
  );
}

/** Formats a label for the middle of a sentence: `New CV notice` becomes `new CV notice`. */
export function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The name of an entry in lists and messages: its title, the label of its type for a singleton, or `Untitled job`. */
export function getTitle(type: ContentType, { data }: { data: Readonly<Record<string, unknown>> }): string {
  const title = type.shape === 'collection' ? data[type.title] : type.label.one;
  return typeof title === 'string' && title.trim() !== '' ? title : `Untitled ${type.label.one.toLowerCase()}`;
}
