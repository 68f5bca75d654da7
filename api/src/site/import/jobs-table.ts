/** Jobs and redirects from rows with columns. Which column is which field is remembered for the next file. */

import type { Collection } from 'content-types/define';
import { isEmail } from 'content-types/fields/email-phone-url';
import { isObject } from 'content-types/values/defaults';
import { readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { HttpError } from '../../core/http/errors.ts';
import { plainText } from '../../core/lib/parse-html.ts';
import { findUnit, readAmount, readPay, readWorkplace, toDay } from './job-values.ts';
import type { ImportSource, Item } from './record.ts';
import { parseJson, type Table, type TableRow } from './table.ts';
import { readText, wordpressText } from './text.ts';
import { jobTerms } from './wordpress.ts';

/** The kinds of column, with the names by which they are recognised. */
export const JOB_FIELDS = {
  title: { label: 'Title', names: 'title|jobtitle|name|position|role' },
  description: { label: 'Description', names: 'description|jobdescription|content|body|advert|text|details' },
  reference: { label: 'Reference', names: 'reference|ref|jobref|jobreference|vacancyref|id|jobid' },
  category: { label: 'Sector', names: 'sector|category|industry|discipline|department' },
  type: { label: 'Job type', names: 'type|jobtype|employmenttype|hourstype' },
  basis: { label: 'Contract type', names: 'contract|contracttype|basis|contractbasis|tenure' },
  place: { label: 'Town or city', names: 'place|location|town|city|joblocation|locationplace' },
  region: { label: 'County or region', names: 'region|county|state|locationregion' },
  postcode: { label: 'Postcode', names: 'postcode|zip|postalcode|locationpostcode' },
  country: { label: 'Country', names: 'country|locationcountry' },
  workplace: { label: 'Workplace', names: 'workplace|remote|workingarrangement|locationremote' },
  pay: { label: 'Pay (text)', names: 'pay|salary|salarytext|rate|package' },
  payFrom: { label: 'Pay from', names: 'payfrom|salaryfrom|salarymin|minsalary|minimumsalary' },
  payTo: { label: 'Pay to', names: 'payto|salaryto|salarymax|maxsalary|maximumsalary' },
  payPer: { label: 'Pay per', names: 'payper|salaryper|salaryunit|salaryperiod|per|period' },
  payNote: { label: 'Pay note', names: 'paynote|salarynote|benefitsnote' },
  hours: { label: 'Hours per week', names: 'hours|hoursperweek|weeklyhours' },
  pattern: { label: 'Working pattern', names: 'pattern|workingpattern|shift|shifts' },
  start: { label: 'Start date', names: 'start|startdate' },
  duration: { label: 'Duration', names: 'duration|length' },
  closing: { label: 'Closing date', names: 'closing|closingdate|expires|expirydate|expiry|deadline|enddate' },
  responsibilities: { label: 'Responsibilities', names: 'responsibilities|duties' },
  requirements: { label: 'Requirements', names: 'requirements|skills|experience|qualifications' },
  benefits: { label: 'Benefits', names: 'benefits|perks' },
  consultantName: { label: 'Consultant name', names: 'consultant|consultantname|contact|contactname|recruiter' },
  consultantEmail: {
    label: 'Consultant email',
    names: 'consultantemail|contactemail|email|applicationemail|applyemail',
  },
  consultantPhone: { label: 'Consultant phone', names: 'consultantphone|contactphone|phone|telephone' },
  published: {
    label: 'First published',
    names: 'published|publisheddate|posted|dateposted|posteddate|created|createdat',
  },
  status: { label: 'Status', names: 'status|state' },
  address: { label: 'Old address', names: 'address|url|link|oldaddress|oldurl|permalink' },
} as const;

const REDIRECT_FIELDS = {
  from: { label: 'From', names: 'from|old|oldurl|oldaddress|oldpath|source|redirectfrom|fromurl|address' },
  to: { label: 'To', names: 'to|new|newurl|newaddress|newpath|target|destination|redirectto|tourl' },
  kind: { label: 'Type', names: 'type|kind|code|status' },
} as const;

export type TableKind = 'jobs' | 'redirects';
/** The field of each column; columns that are not imported are left out. */
export type Mapping = Record<string, string>;

export function fieldsOf(kind: TableKind): Record<string, { label: string; names: string }> {
  return kind === 'jobs' ? JOB_FIELDS : REDIRECT_FIELDS;
}

/** The kind of these rows, judged by their columns. */
export function guessKind({ columns }: Table): TableKind {
  const fields = Object.values(suggest('redirects', columns, {}));
  return fields.includes('from') && fields.includes('to') && !columns.some((name) => simplify(name) === 'title')
    ? 'redirects'
    : 'jobs';
}

/** The mapping that was used last for these columns, otherwise by their names. Each field is used once. */
export function suggestMapping(db: Database, kind: TableKind, columns: readonly string[]): Mapping {
  return suggest(kind, columns, readRemembered(db)[kind] ?? {});
}

function suggest(kind: TableKind, columns: readonly string[], remembered: Mapping): Mapping {
  const fields = fieldsOf(kind);
  const taken = new Set<string>();
  const pick = (column: string, field: string | undefined): [string, string][] => {
    if (field === undefined || taken.has(field) || !Object.hasOwn(fields, field)) return [];
    taken.add(field);
    return [[column, field]];
  };
  const known = columns.flatMap((column) =>
    Object.hasOwn(remembered, column) ? pick(column, remembered[column]) : [],
  );
  const rest = columns
    .filter((column) => !Object.hasOwn(remembered, column))
    .flatMap((column) => pick(column, findField(fields, column)));
  return Object.fromEntries([...known, ...rest]);
}

function findField(fields: Record<string, { names: string }>, column: string): string | undefined {
  // A MongoDB id is not a reference that people use.
  if (column === FIRST_SITE_ID) return undefined;
  return Object.entries(fields).find(([, { names }]) => names.split('|').includes(simplify(column)))?.[0];
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

const FACT = 'import.columns';
const MAX_REMEMBERED = 500;

type Remembered = Partial<Record<TableKind, Mapping>>;

function readRemembered(db: Database): Remembered {
  return JSON.parse(readFact(db, FACT) ?? '{}') as Remembered;
}

/** Also remembers which columns were left out, as an empty field. */
export function rememberMapping(db: Database, kind: TableKind, columns: readonly string[], mapping: Mapping): void {
  const all = readRemembered(db);
  const used = columns.map((column) => [column, mapping[column] ?? '']);
  const kept = Object.entries({ ...all[kind], ...Object.fromEntries(used) }).slice(-MAX_REMEMBERED);
  writeFact(db, FACT, JSON.stringify({ ...all, [kind]: Object.fromEntries(kept) }));
}

export function tableSource(kind: TableKind, table: Table, mapping: Mapping): ImportSource {
  const toRecord = kind === 'jobs' ? toJob : toRedirect;
  return {
    kind,
    total: table.total,
    contents: { [kind === 'jobs' ? 'Jobs' : 'Redirects']: table.total },
    async *items() {
      for await (const row of table.rows()) yield row.type === 'row' ? toRecord(row, mapping) : row;
    },
  };
}

/** The texts of a row by field. */
function byField({ values }: TableRow, mapping: Mapping): Partial<Record<string, string>> {
  const pairs = Object.entries(mapping).map(([column, field]) => [field, (values[column] ?? '').trim()]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

const FIRST_SITE_ID = '_id';

/** The address of a job on the previous site: `/job/{_id}`. */
function firstSiteAddress({ values }: TableRow): string | undefined {
  const id = values[FIRST_SITE_ID];
  return id !== undefined && /^[0-9a-f]{24}$/.test(id) ? `/job/${id}` : undefined;
}

function toJob(row: TableRow, mapping: Mapping): Item {
  const given = byField(row, mapping) as Partial<Record<keyof typeof JOB_FIELDS, string>>;
  const at = { ...given, address: given.address ?? firstSiteAddress(row) };
  const notes: string[] = [];
  const title = plainText(at.title ?? '');
  if (title === '') return { type: 'unreadable', source: row.source, title: '', reason: 'It has no title.' };
  const identity = at.reference ?? at.address ?? `${title} | ${at.place ?? ''} | ${at.closing ?? ''}`;
  const published = at.published ? toDay(at.published, notes) : '';
  const data = withoutMissing({
    title,
    description: at.description && wordpressText(at.description, notes),
    location: withoutMissing({
      place: at.place && plainText(at.place),
      region: at.region,
      postcode: at.postcode,
      country: at.country,
      ...readWorkplace(at.workplace ?? ''),
    }),
    salary: readSalary(at, notes),
    hours: withoutMissing({
      perWeek: at.hours && /^\d{1,3}(\.[05]0?)?$/.test(at.hours) ? Number(at.hours) : undefined,
      pattern: at.pattern,
    }),
    start: at.start,
    duration: at.duration,
    closing: at.closing && toDay(at.closing, notes),
    reference: at.reference,
    responsibilities: at.responsibilities && toLines(at.responsibilities),
    requirements: at.requirements && toLines(at.requirements),
    benefits: at.benefits && toLines(at.benefits),
    consultant: withoutMissing({
      name: at.consultantName,
      email: at.consultantEmail && isEmail(at.consultantEmail) ? at.consultantEmail : undefined,
      phone: at.consultantPhone,
    }),
  });
  return {
    type: 'job',
    key: `jobs ${identity}`.slice(0, 500),
    source: row.source,
    title,
    data,
    terms: readTerms(at),
    isPublic: !/draft|pending|unpublished|private|inactive/i.test(at.status ?? ''),
    ...(published !== '' && { publishedAt: Date.parse(`${published}T09:00:00Z`) }),
    ...(/filled|closed/i.test(at.status ?? '') && { closedAs: 'filled' as const }),
    ...(at.address && { address: at.address }),
    notes,
  };
}

function readTerms({ category, type, basis }: Partial<Record<'category' | 'type' | 'basis', string>>) {
  const split =
    type !== undefined && basis === undefined ? jobTerms(type.split(/[,;/|\n]/).map((name) => name.trim())) : {};
  const terms = { category, type, basis, ...split };
  return withoutMissing(
    Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, value && plainText(value)])),
  );
}

function readSalary(at: Partial<Record<keyof typeof JOB_FIELDS, string>>, notes: string[]): Record<string, unknown> {
  const unit = at.payPer && findUnit(at.payPer);
  const text = at.pay ? readPay(plainText(at.pay), at.payPer ?? '', '', notes) : {};
  for (const amount of [at.payFrom, at.payTo]) {
    if (amount && readAmount(amount) === null) notes.push(`“${amount.slice(0, 40)}” isn’t an amount in pounds.`);
  }
  return withoutMissing({
    ...text,
    min: at.payFrom ? readAmount(at.payFrom) : text.min,
    max: at.payTo ? readAmount(at.payTo) : text.max,
    unit: unit || text.unit,
    note: at.payNote ?? text.note,
  });
}

function toLines(text: string): string[] {
  return wordpressText(text, []).content.length === 0
    ? []
    : text
        .split(/\n|<br\s*\/?>|<\/li>/i)
        .map(plainText)
        .filter(Boolean);
}

function toRedirect(row: TableRow, mapping: Mapping): Item {
  const { from = '', to = '', kind = '' } = byField(row, mapping);
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

/** Identifies the product’s own export. */
const EXPORT = 'staffing-site jobs';
export const exportStart = `{"export":${JSON.stringify(EXPORT)},"entries":[`;

/** Opens an export of jobs by this product; null if the file is something else. Throws 422 for an incomplete one. */
export async function openExport(path: string, type: Collection): Promise<ImportSource | null> {
  const first = await readText(path).next();
  if (typeof first.value !== 'string' || !first.value.startsWith(exportStart.slice(0, -12))) return null;
  const whole = parseJson((await Array.fromAsync(readText(path))).join(''));
  const entries = isObject(whole) && whole.export === EXPORT ? whole.entries : null;
  if (!Array.isArray(entries)) throw new HttpError(422, 'This export is incomplete.');
  return {
    kind: 'jobs',
    total: entries.length,
    contents: { [type.label.many]: entries.length },
    async *items() {
      for (const [i, entry] of entries.entries()) yield toOwn(entry, `entry ${i + 1}`);
    },
  };
}

function toOwn(entry: unknown, source: string): Item {
  if (!isObject(entry) || !isObject(entry.data) || typeof entry.id !== 'string' || !/^[\w -]{1,64}$/.test(entry.id)) {
    return { type: 'unreadable', source, title: '', reason: 'It isn’t an exported entry.' };
  }
  const { id, data, publishedAt, expiresAt, closedAs } = entry;
  return {
    type: 'job',
    key: `export ${id}`,
    id,
    source,
    title: String(data.title ?? ''),
    data,
    isPublic: entry.isPublic === true,
    ...(typeof publishedAt === 'number' && { publishedAt }),
    ...(typeof expiresAt === 'number' && { expiresAt }),
    ...((closedAs === 'filled' || closedAs === 'withdrawn') && { closedAs }),
    notes: [],
  };
}

function withoutMissing(values: Record<string, unknown>) {
  const isThere = (value: unknown) =>
    value !== undefined && value !== '' && !(isObject(value) && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isThere(value)));
}
