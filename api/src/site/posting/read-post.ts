/** Reads what a multi-poster sends: XML, or form fields, one of which may hold XML. Nothing is expanded or fetched. */
import sax from 'sax';
import { HttpError } from '../../core/http/errors.ts';
import { declaredEncoding } from '../import/text.ts';

/** The fields we understand, with the names that multi-posters use. Case, `_`, `-` and XML prefixes are ignored. */
const NAMES = {
  command: 'command|action',
  username: 'username|user',
  password: 'password',
  reference: 'jobreference|reference|jobref|ref',
  title: 'jobtitle|title|position',
  basis: 'jobtype|contracttype',
  type: 'jobhours|employmenttype|jobtime',
  category: 'jobindustry|industry|sector|category|jobcategory|jobsector',
  description: 'jobdescription|description',
  requirements: 'jobskills|skills|keywords|requirements|experience',
  benefits: 'salarybenefits|benefits',
  place: 'joblocation|location|towncity|town|city',
  region: 'jobcounty|region|county|countystate',
  postcode: 'jobpostcode|postcode|postzipcode|zip',
  country: 'jobcountry|country',
  workplace: 'jobworkplace|workplace|remote',
  pay: 'salary|pay|rate',
  payFrom: 'salaryfrom|salarymin|minsalary',
  payTo: 'salaryto|salarymax|maxsalary',
  payPer: 'salaryper|salaryperiod|salaryunit',
  currency: 'salarycurrency|currency',
  start: 'jobstartdate|startdate|start',
  duration: 'jobduration|duration',
  days: 'daystoadvertise',
  closing: 'closingdate|expirydate',
  contactName: 'contactname',
  contactEmail: 'contactemail',
  contactPhone: 'contacttelephone|contactphone',
  applicationEmail: 'applicationemail|applyemail',
} as const;

export type PostField = keyof typeof NAMES;

export interface Post {
  values: Partial<Record<PostField, string>>;
  /** The name that the post has for a field, for errors. */
  nameOf(field: PostField): string;
}

const FIELDS = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.split('|').map((name) => [name, field as PostField])),
);
/** Form fields that hold the XML. */
const XML_FIELDS = /^xml(_?data|_?text)?$/i;
const MAX_FIELDS = 300;
const MAX_DEPTH = 20;
const MAX_ATTRIBUTES = 30;

/** Throws HttpError 400. */
export function readPost(body: unknown, contentType: string): Post {
  const pairs = Buffer.isBuffer(body) ? readXml(decode(body, contentType)) : readForm(body);
  const values: Post['values'] = {};
  const sent = new Map<PostField, string>();
  for (const [name, value] of pairs) {
    const field = FIELDS.get(name.toLowerCase().replace(/^.*:|[_-]/g, ''));
    if (!field || sent.has(field) || value.trim() === '') continue;
    sent.set(field, name);
    values[field] = value.trim();
  }
  return { values, nameOf: (field) => sent.get(field) ?? DEFAULTS[field] ?? field };
}

/** The names of missing fields in errors. */
const DEFAULTS: Partial<Record<PostField, string>> = {
  command: 'command',
  reference: 'job_reference',
  title: 'job_title',
  basis: 'job_type',
  type: 'job_hours',
  category: 'job_industry',
  description: 'job_description',
  requirements: 'job_skills',
  place: 'job_location',
  pay: 'salary_from',
};

type Pair = [name: string, value: string];

function readForm(body: unknown): Pair[] {
  const pairs = Object.entries((body ?? {}) as Record<string, unknown>).map(
    ([name, value]): Pair => [name, String(Array.isArray(value) ? value[0] : value)],
  );
  const xml = pairs.find(([name]) => XML_FIELDS.test(name))?.[1];
  return [...pairs, ...(xml ? readXml(xml) : [])].slice(0, MAX_FIELDS);
}

/** The elements without children, at any depth. */
function readXml(xml: string): Pair[] {
  const parser = sax.parser(true);
  const pairs: Pair[] = [];
  const open: string[] = [];
  let text = '';
  let isLeaf = false;
  let attributes = 0;
  const reject = (reason: string) => {
    throw new HttpError(400, reason);
  };
  parser.onerror = ({ message }) => reject(`The XML isn’t valid: ${message.split('\n')[0]?.slice(0, 100)}.`);
  parser.ondoctype = () => reject('Send the XML without a DOCTYPE.');
  parser.onopentagstart = () => {
    attributes = 0;
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) reject(`An element has more than ${MAX_ATTRIBUTES} attributes.`);
  };
  parser.onopentag = ({ name }) => {
    open.push(name);
    if (open.length > MAX_DEPTH) reject('The XML is nested too deeply.');
    text = '';
    isLeaf = true;
  };
  const add = (more: string) => {
    text += more;
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = (name) => {
    open.pop();
    if (isLeaf) pairs.push([name, text]);
    if (pairs.length > MAX_FIELDS) reject(`The XML has more than ${MAX_FIELDS} fields.`);
    isLeaf = false;
  };
  parser.write(xml).close();
  return pairs;
}

/**
 * The text in the encoding of the byte order mark, the XML declaration or the Content-Type; otherwise UTF-8 if it is
 * valid, and Windows-1252 if not.
 */
function decode(bytes: Buffer, contentType: string): string {
  const charset = /charset="?([\w-]{1,30})/i.exec(contentType)?.[1];
  for (const encoding of [declaredEncoding(bytes), charset, 'utf-8']) {
    try {
      if (encoding) return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // An unknown encoding, or the wrong one.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
