/** Reads what a multi-poster sends: XML, or form fields, one of which may hold XML. Nothing is expanded or fetched. */
import { HttpError } from '../../core/http/errors.ts';
import { getNetwork } from '../../core/http/http.ts';
import { read } from '../../core/parsing/reader.ts';
import { declaredEncoding } from '../import/files/text.ts';

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

/** Reads a post. `address` is the sender's. Throws HttpError 400. */
export async function readPost(body: unknown, contentType: string, address: string): Promise<Post> {
  const sender = getNetwork(address);
  const pairs = await (Buffer.isBuffer(body) ? readXml(decode(body, contentType), sender) : readForm(body, sender));
  const values: Post['values'] = {};
  const nameByField = new Map<PostField, string>();
  for (const [name, value] of pairs) {
    const field = FIELDS.get(name.toLowerCase().replace(/^.*:|[_-]/g, ''));
    if (!field || nameByField.has(field) || value.trim() === '') continue;
    nameByField.set(field, name);
    values[field] = value.trim();
  }
  return { values, nameOf: (field) => nameByField.get(field) ?? DEFAULTS[field] ?? field };
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

async function readForm(body: unknown, sender: string): Promise<Pair[]> {
  const pairs = Object.entries((body ?? {}) as Record<string, unknown>).map(
    ([name, value]): Pair => [name, String(Array.isArray(value) ? value[0] : value)],
  );
  const xml = pairs.find(([name]) => XML_FIELDS.test(name))?.[1];
  return [...pairs, ...(xml ? await readXml(xml, sender) : [])].slice(0, MAX_FIELDS);
}

async function readXml(xml: string, sender: string): Promise<Pair[]> {
  const result = (await read(sender, () => ({ kind: 'xml', text: xml }))) ?? { problem: 'The XML can’t be read.' };
  if ('problem' in result) throw new HttpError(400, result.problem);
  return result.elements;
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
      // Ignores an unknown encoding, or one that does not fit the text.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
