import type { z } from 'zod';

/**
 * Returns the error message for a schema without its own message: a sentence that names the field, such as “Limit must
 * be 100 or less.”
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const name = toFieldName(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue)
        ? `${name} is required.`
        : `${name} must be ${TYPES[issue.expected] ?? 'of a different type'}.`;
    case 'invalid_value':
      return isMissing(issue) ? `${name} is required.` : `${name} must be ${joinWithOr(issue.values.map(String))}.`;
    case 'too_small':
      if (issue.origin in UNITS) {
        if (issue.minimum === 1) return `${name} is required.`;
        return `${name} must have at least ${formatQuantity(issue.minimum, issue.origin)}.`;
      }
      return `${name} must be ${issue.inclusive ? `${formatNumber(issue.minimum)} or more` : `more than ${formatNumber(issue.minimum)}`}.`;
    case 'too_big':
      if (issue.origin in UNITS) return `${name} must have at most ${formatQuantity(issue.maximum, issue.origin)}.`;
      return `${name} must be ${issue.inclusive ? `${formatNumber(issue.maximum)} or less` : `less than ${formatNumber(issue.maximum)}`}.`;
    case 'invalid_format':
      if (issue.format === 'starts_with') return `${name} must start with “${issue.prefix}”.`;
      return `${name} must be ${FORMATS[issue.format] ?? 'in a different format'}.`;
    default:
      return isMissing(issue) ? `${name} is required.` : `${name} isn’t valid.`;
  }
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const UNITS: Record<string, string> = { string: 'character', array: 'item' };

const FORMATS: Record<string, string> = {
  datetime: 'a date and time, like 2026-11-21T09:00:00Z',
  date: 'a date, like 2026-11-21',
  email: 'an email address, like name@example.co.uk',
  url: 'a web address, like https://example.co.uk',
};

function isMissing({ input }: { input?: unknown }): boolean {
  return input === undefined;
}

/**
 * Formats a path as a field name: `['entries', 3, 'assignedTo']` is “Assigned to”, `['ids', 3]` is “IDs (item 4)” and
 * the whole body is “This”.
 */
export function toFieldName(path: readonly PropertyKey[]): string {
  const nameIndex = path.findLastIndex((step) => typeof step === 'string');
  if (nameIndex === -1) return 'This';
  const fieldLabel = String(path[nameIndex])
    .replaceAll('.', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\bid(s?)\b/g, 'ID$1');
  const index = path[nameIndex + 1];
  const item = typeof index === 'number' ? ` (item ${index + 1})` : '';
  return fieldLabel.charAt(0).toUpperCase() + fieldLabel.slice(1) + item;
}

function joinWithOr(values: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values);
}

function formatQuantity(limit: number | bigint, origin: string): string {
  return `${formatNumber(limit)} ${UNITS[origin]}${Number(limit) === 1 ? '' : 's'}`;
}

function formatNumber(limit: number | bigint): string {
  return limit.toLocaleString('en-GB');
}
