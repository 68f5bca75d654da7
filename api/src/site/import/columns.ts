/** Maps the columns of a table to fields: by the choice for the last file, otherwise by their names. */
import { readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { type Mapping, PREVIOUS_SITE_ID, type TableKind } from './record.ts';

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

export function fieldsOf(kind: TableKind): Record<string, { label: string; names: string }> {
  return kind === 'jobs' ? JOB_FIELDS : REDIRECT_FIELDS;
}

/** Guesses whether a table holds redirects or jobs, from the names of its columns. */
export function guessKind(columns: readonly string[]): TableKind {
  const fields = Object.values(suggestFields('redirects', columns, {}));
  return fields.includes('from') && fields.includes('to') && !columns.some((name) => simplify(name) === 'title')
    ? 'redirects'
    : 'jobs';
}

/** The last mapping used for these columns, otherwise one based on their names. Each field is used once. */
export function suggestMapping(db: Database, kind: TableKind, columns: readonly string[]): Mapping {
  return suggestFields(kind, columns, readRemembered(db)[kind] ?? {});
}

function suggestFields(kind: TableKind, columns: readonly string[], rememberedMapping: Mapping): Mapping {
  const fields = fieldsOf(kind);
  const usedFields = new Set<string>();
  const pick = (column: string, field: string | undefined): [string, string][] => {
    if (field === undefined || usedFields.has(field) || !Object.hasOwn(fields, field)) return [];
    usedFields.add(field);
    return [[column, field]];
  };
  const rememberedFields = columns.flatMap((column) =>
    Object.hasOwn(rememberedMapping, column) ? pick(column, rememberedMapping[column]) : [],
  );
  const suggestedFields = columns
    .filter((column) => !Object.hasOwn(rememberedMapping, column))
    .flatMap((column) => pick(column, findField(fields, column)));
  return Object.fromEntries([...rememberedFields, ...suggestedFields]);
}

function findField(fields: Record<string, { names: string }>, column: string): string | undefined {
  if (column === PREVIOUS_SITE_ID) return undefined;
  return Object.entries(fields).find(([, { names }]) => names.split('|').includes(simplify(column)))?.[0];
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

const COLUMNS_FACT = 'import.columns';
const MAX_REMEMBERED_COLUMNS = 500;

type Remembered = Partial<Record<TableKind, Mapping>>;

function readRemembered(db: Database): Remembered {
  return JSON.parse(readFact(db, COLUMNS_FACT) ?? '{}') as Remembered;
}

/** Remembers the mapping of columns to fields. A column that was left out has an empty field. */
export function rememberMapping(db: Database, kind: TableKind, columns: readonly string[], mapping: Mapping): void {
  const rememberedByKind = readRemembered(db);
  const usedMapping = columns.map((column) => [column, mapping[column] ?? '']);
  const newestMappings = Object.entries({ ...rememberedByKind[kind], ...Object.fromEntries(usedMapping) }).slice(
    -MAX_REMEMBERED_COLUMNS,
  );
  writeFact(db, COLUMNS_FACT, JSON.stringify({ ...rememberedByKind, [kind]: Object.fromEntries(newestMappings) }));
}
