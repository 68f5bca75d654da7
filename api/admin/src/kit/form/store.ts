import type { Fields } from 'content-types/fields/any-field';
import { type Contact, createSchema, type Rules } from 'content-types/fields/field';
import { withInherited } from 'content-types/values/inherit';
import { isSame } from 'content-types/values/is-same';
import type { Issue, Json } from '../../client/request.ts';
import { fieldAt, getAt, isWithin, setAt } from './path.ts';

export type FormStore = ReturnType<typeof createFormStore>;

interface StoreOptions {
  /** The last saved data, if it differs from the initial data. */
  saved?: Json;
  /** The values that blank fields inherit; null if they are unknown. */
  contact?: Contact | null;
  /** The prefix of the inputs' ids. */
  prefix?: string;
}

/**
 * State of a document being edited. Inputs subscribe to their own path, so a keystroke renders one input instead of the
 * whole form.
 */
export function createFormStore(
  fields: Fields,
  initial: Json,
  { saved = initial, contact = null, prefix = 'field' }: StoreOptions = {},
) {
  let value = initial;
  let base = saved;
  let issues: readonly Issue[] = [];
  let revealedPath: string | null = null;
  const listeners = new Set<() => void>();
  const pendingWork = new Set<Promise<unknown>>();

  function notify() {
    for (const listener of listeners) listener();
  }

  const withInheritedValues = () => (contact ? withInherited(fields, value, contact) : value);

  function recheck(path: string) {
    const fieldLocation = fieldAt(fields, path, value);
    if (!fieldLocation) return;
    const fieldIssues =
      fieldLocation.field.schema('publish').safeParse(getAt(withInheritedValues(), fieldLocation.path)).error?.issues ??
      [];
    const otherIssues = issues.filter((issue) => !isWithin(issue.path, fieldLocation.path));
    issues = [...otherIssues, ...fieldIssues.map((issue) => toIssue(issue, fieldLocation.path))];
  }

  formCount += 1;
  return {
    id: formCount,
    prefix,
    fields,
    contact,
    value: () => value,
    /** The last saved state. */
    base: () => base,
    isDirty: () => !isSame(value, base),
    rebase(next: Json) {
      base = next;
      notify();
    },
    at: (path: string): unknown => getAt(value, path),
    issues: () => issues,
    /** The path that should be visible. Folded inputs around it open. */
    revealed: () => revealedPath,
    errorAt: (path: string) => issues.find((issue) => issue.path === path)?.message,
    errorWithin: (path: string) => issues.find((issue) => isWithin(issue.path, path))?.message,

    change(path: string, next: unknown) {
      if (Object.is(getAt(value, path), next)) return;
      value = setAt(value, path, next) as Json;
      // A field with an error is checked again while it is typed in; others are checked when they lose the focus.
      if (issues.some((issue) => isWithin(issue.path, path))) recheck(path);
      notify();
    },

    /** Validates one field, for example when the user leaves it. */
    checkField(path: string) {
      const previousIssues = issues;
      recheck(path);
      if (issues.length > 0 || previousIssues.length > 0) notify();
    },

    /** Validates the whole document. True when it can be saved. */
    check(rules: Rules) {
      const formIssues = createSchema(fields, rules).safeParse(withInheritedValues()).error?.issues ?? [];
      issues = formIssues.map((issue) => toIssue(issue, ''));
      notify();
      return issues.length === 0;
    },

    /** Shows the server's validation errors. */
    showIssues(newIssues: readonly Issue[]) {
      issues = newIssues;
      notify();
    },

    reveal(path: string) {
      revealedPath = path;
      notify();
    },

    /** Makes the next save wait for an upload. */
    waitFor(work: Promise<unknown>) {
      pendingWork.add(work);
      const forget = () => pendingWork.delete(work);
      work.then(forget, forget);
    },

    async settled() {
      await Promise.allSettled(pendingWork);
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

let formCount = 0;

function toIssue({ path, message }: { path: PropertyKey[]; message: string }, basePath: string): Issue {
  return { path: [basePath, ...path].filter((step) => step !== '').join('.'), message };
}
