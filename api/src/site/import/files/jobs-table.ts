/** Jobs and redirects from rows with columns. */
import { isEmail } from 'content-types/fields/addresses/email-phone-url';
import { toPlainText } from '../../../core/lib/parse-html.ts';
import type { JOB_FIELDS } from '../columns.ts';
import { type Item, type Mapping, PREVIOUS_SITE_ID, type Reading } from '../record.ts';
import { findUnit, readAmount, readLocation, readPay, toDay, toLines, withoutMissing } from './job-values.ts';
import type { Table, TableRow } from './table.ts';
import { convertWordpressText } from './text.ts';
import { parseJobTerms } from './wordpress.ts';

export async function* readRows(table: Table, { kind, mapping }: Reading): AsyncGenerator<Item> {
  const toRecord = kind === 'jobs' ? toJob : toRedirect;
  for await (const row of table.rows()) yield row.type === 'row' ? toRecord(row, mapping) : row;
}

/** The texts of a row by field. */
function toValuesByField({ values }: TableRow, mapping: Mapping): Partial<Record<string, string>> {
  const pairs = Object.entries(mapping).map(([column, field]) => [field, (values[column] ?? '').trim()]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** The address of a job on the previous site: `/job/{_id}`. */
function previousAddress({ values }: TableRow): string | undefined {
  const id = values[PREVIOUS_SITE_ID];
  return id !== undefined && /^[0-9a-f]{24}$/.test(id) ? `/job/${id}` : undefined;
}

function toJob(row: TableRow, mapping: Mapping): Item {
  const valuesByField = toValuesByField(row, mapping) as Partial<Record<keyof typeof JOB_FIELDS, string>>;
  const values = { ...valuesByField, address: valuesByField.address ?? previousAddress(row) };
  const notes: string[] = [];
  const title = toPlainText(values.title ?? '');
  if (title === '') return { type: 'unreadable', source: row.source, title: '', reason: 'It has no title.' };
  const identity = values.reference ?? values.address ?? `${title} | ${values.place ?? ''} | ${values.closing ?? ''}`;
  const publishedDay = values.published ? toDay(values.published, notes) : '';
  const closingDay = values.closing ? toDay(values.closing, notes) : '';
  if (closingDay !== '' && closingDay < new Date().toISOString().slice(0, 10))
    notes.push('Its closing date has passed, so visitors see it as closed.');
  const data = withoutMissing({
    title,
    description: values.description && convertWordpressText(values.description, notes),
    location: withoutMissing(readLocation(values)),
    salary: readSalary(values, notes),
    hours: readHours(values, notes),
    start: values.start,
    duration: values.duration,
    closing: closingDay || undefined,
    reference: values.reference,
    responsibilities: toLines(values.responsibilities),
    requirements: toLines(values.requirements),
    benefits: toLines(values.benefits),
    consultant: withoutMissing({
      name: values.consultantName,
      email: values.consultantEmail && isEmail(values.consultantEmail) ? values.consultantEmail : undefined,
      phone: values.consultantPhone,
    }),
  });
  return {
    type: 'job',
    key: `jobs ${identity}`.slice(0, 500),
    source: row.source,
    title,
    data,
    terms: readTerms(values),
    isPublic: !/draft|pending|unpublished|private|inactive/i.test(values.status ?? ''),
    ...(publishedDay !== '' && { publishedAt: Date.parse(`${publishedDay}T09:00:00Z`) }),
    ...(/filled|closed/i.test(values.status ?? '') && { closedAs: 'filled' as const }),
    ...(values.address && { address: values.address }),
    notes,
  };
}

function readTerms({ category, type, basis }: Partial<Record<'category' | 'type' | 'basis', string>>) {
  const split =
    type !== undefined && basis === undefined ? parseJobTerms(type.split(/[,;/|\n]/).map((name) => name.trim())) : {};
  const terms = { category, type, basis, ...split };
  return withoutMissing(
    Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, value && toPlainText(value)])),
  );
}

/** Reads the hours per week. Text that is not a number, such as `48-60`, becomes the working pattern. */
function readHours({ hours = '', pattern }: Partial<Record<keyof typeof JOB_FIELDS, string>>, notes: string[]) {
  const [, perWeek] =
    /^(\d{1,3}(?:\.[05]0?)?)\s*(?:hours?|hrs?|h)?(?:\s*(?:per|a|\/)\s*(?:week|wk))?$/i.exec(hours.trim()) ?? [];
  if (perWeek) return withoutMissing({ perWeek: Number(perWeek), pattern });
  const hoursText = hours.slice(0, 80);
  if (hoursText) notes.push(`“${hoursText}” isn’t a number of hours, so it was saved as the working pattern.`);
  const patterns = [/^[\d\s–-]+$/.test(hoursText) ? `${hoursText} hours a week` : hoursText, pattern ?? '']
    .filter(Boolean)
    .join('. ');
  return withoutMissing({ pattern: patterns.slice(0, 160) || undefined });
}

function readSalary(
  rowValues: Partial<Record<keyof typeof JOB_FIELDS, string>>,
  notes: string[],
): Record<string, unknown> {
  const unit = rowValues.payPer && findUnit(rowValues.payPer);
  const parsedPay = rowValues.pay ? readPay(toPlainText(rowValues.pay), rowValues.payPer ?? '', '', notes) : {};
  for (const amount of [rowValues.payFrom, rowValues.payTo]) {
    if (amount && readAmount(amount) === null) notes.push(`“${amount.slice(0, 40)}” isn’t an amount in pounds.`);
  }
  return withoutMissing({
    ...parsedPay,
    min: rowValues.payFrom ? readAmount(rowValues.payFrom) : parsedPay.min,
    max: rowValues.payTo ? readAmount(rowValues.payTo) : parsedPay.max,
    unit: unit || parsedPay.unit,
    note: rowValues.payNote ?? parsedPay.note,
  });
}

function toRedirect(row: TableRow, mapping: Mapping): Item {
  const { from = '', to = '', kind = '' } = toValuesByField(row, mapping);
  const path = URL.parse(from, 'http://old.invalid/');
  if (from === '' || to === '' || !path) {
    return { type: 'unreadable', source: row.source, title: from, reason: 'It needs an old and a new address.' };
  }
  const { pathname } = path;
  const notes = path.search ? ['Redirects ignore what follows “?” in the old address.'] : [];
  return {
    type: 'redirect',
    key: `redirect ${pathname}`,
    source: row.source,
    title: pathname,
    data: { from: pathname, to, kind: /302|307|temp/i.test(kind) ? 'temporary' : 'permanent' },
    isPublic: true,
    notes,
  };
}
