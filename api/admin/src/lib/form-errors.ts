import { ApiError } from './request.ts';

/** What the server found wrong with a small form, by field; `general` is what belongs to none of `names`. */
export function getFormErrors(error: Error | null, names: readonly string[]) {
  const issues = error instanceof ApiError ? error.issues : [];
  const at = (name: string) => issues.find((issue) => issue.path === name)?.message;
  const isKnown = issues.some(({ path }) => names.includes(path));
  return { at, general: error && !isKnown ? error.message : null };
}
