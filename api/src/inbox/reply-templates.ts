/** Texts that a reply can start from. Their fields are filled in for the recipient. */
import { asc, eq } from 'drizzle-orm';
import type { User } from '../auth/authenticate.ts';
import { agencyOf } from '../content/agency.ts';
import type { Database } from '../database/open.ts';
import { replyTemplates } from '../database/schema/inbox.ts';
import type { InboxKind, Listed } from './kind.ts';

/** What a template may name in braces, by what it answers. */
export const TEMPLATE_FIELDS = {
  application: ['name', 'job', 'reference', 'agency', 'me'],
  message: ['name', 'reference', 'agency', 'me'],
} as const satisfies Record<InboxKind['name'], readonly string[]>;

/** The templates for this kind, filled in for `item` and signed by `user`, in the order of their names. */
export function filledTemplates(db: Database, kind: InboxKind, item: Listed & { jobTitle?: unknown }, user: User) {
  const isIts = eq(replyTemplates.inbox, kind.name);
  const rows = db.select().from(replyTemplates).where(isIts).orderBy(asc(replyTemplates.name)).all();
  const values: Record<string, string> = {
    name: item.name,
    job: String(item.jobTitle ?? ''),
    reference: item.reference,
    agency: agencyOf(db).companyName,
    me: user.name,
  };
  return rows.map(({ name, subject, text }) => ({
    name,
    subject: filled(subject, values).slice(0, 200),
    text: filled(text, values),
  }));
}

/** `Dear {name}` with its fields in. What a value holds is not read again, braces or not. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (field, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : field,
  );
}

/** The fields in a template that are none, such as `{nmae}`. */
export function unknownFields(text: string, inbox: InboxKind['name']): string[] {
  const known: readonly string[] = TEMPLATE_FIELDS[inbox];
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].flatMap(([field, name = '']) => (known.includes(name) ? [] : [field]));
}
