/** The three shapes of content: many of a kind, one of a kind, and what visitors send. A type file holds no logic, only data. */
import type { Fields } from './fields/any-field.ts';
import type { DataOf } from './fields/field.ts';

interface Definition<Name extends string, F extends Fields> {
  /** Singular, as code and the database call it: `businessSection`. */
  readonly name: Name;
  /** As addresses call it: `business-sections`. */
  readonly path: string;
  readonly fields: F;
}

type ScalarKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'url'
  | 'choice'
  | 'boolean'
  | 'number'
  | 'money'
  | 'date'
  | 'image'
  | 'tags';

/** Names of the fields that fit into a table cell. */
export type ScalarName<F extends Fields> = {
  [Name in keyof F]: F[Name]['kind'] extends ScalarKind ? Name : never;
}[keyof F] &
  string;

/** Where the admin's menu shows a type. */
export type MenuGroup = 'Home' | 'About Us' | 'Services' | 'Products' | 'Career' | 'Blog' | 'Contact Us' | 'Shared';

export interface Collection<Name extends string = string, F extends Fields = Fields> extends Definition<Name, F> {
  readonly shape: 'collection';
  readonly label: { readonly one: string; readonly many: string };
  readonly group: MenuGroup;
  /** The field that names an entry in lists, messages and links. */
  readonly title: string;
  /** Fields that are columns of the admin's list, after the title. */
  readonly columns: readonly string[];
  /** `position` keeps the order that people drag entries into; `newest` puts the latest first. */
  readonly order: 'position' | 'newest';
  /** What happens when an entry's time is up: it leaves the site, or stays at its address and says that it is closed. */
  readonly whenExpired: 'remove' | 'close';
  /** The date field that names the last day: when it ends in London the entry's time is up, unless it was told when to expire. */
  readonly lastDay?: string;
}

export interface Singleton<Name extends string = string, F extends Fields = Fields> extends Definition<Name, F> {
  readonly shape: 'singleton';
  readonly label: { readonly one: string };
  readonly group: MenuGroup;
}

export interface Submission<Name extends string = string, F extends Fields = Fields> extends Definition<Name, F> {
  readonly shape: 'submission';
  readonly label: { readonly one: string; readonly many: string };
}

type CollectionOptions<Name extends string, F extends Fields> = Omit<
  Collection<Name, F>,
  'shape' | 'title' | 'columns' | 'order' | 'whenExpired' | 'lastDay'
> & {
  readonly title: ScalarName<F>;
  readonly columns?: readonly ScalarName<F>[];
  readonly lastDay?: ScalarName<F>;
} & Partial<Pick<Collection<Name, F>, 'order' | 'whenExpired'>>;

/** Many entries of one kind, such as jobs. */
export function collection<const Name extends string, F extends Fields>(
  options: CollectionOptions<Name, F>,
): Collection<Name, F> {
  return { shape: 'collection', order: 'position', whenExpired: 'remove', columns: [], ...options };
}

/** A single document, such as the footer. It always exists: before it is first saved it has its initial values. */
export function singleton<const Name extends string, F extends Fields>(
  options: Omit<Singleton<Name, F>, 'shape'>,
): Singleton<Name, F> {
  return { shape: 'singleton', ...options };
}

/** What a visitor sends, such as an application: never public, never published. */
export function submission<const Name extends string, F extends Fields>(
  options: Omit<Submission<Name, F>, 'shape'>,
): Submission<Name, F> {
  return { shape: 'submission', ...options };
}

export type ContentType = Collection | Singleton;

/** What the fields of a type hold. */
export type Data<T extends { fields: Fields }> = DataOf<T['fields']>;

/** A published document as the site and the public API see it. Times are ISO 8601 in UTC. */
export interface Entry<D = Record<string, unknown>> {
  id: string;
  data: D;
  /** The number of the change that made it what it is; grows with every change of any document. */
  seq: number;
  /** Its place among its kind; smaller comes first. */
  position: number;
  /** True once its time is up and its kind stays at its address (`whenExpired: 'close'`). */
  closed: boolean;
  /** When it first went live. */
  publishedAt: string;
  updatedAt: string;
  /** When its time is up, whether somebody said so or its last day does. */
  expiresAt: string | null;
}
