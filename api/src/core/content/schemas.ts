/**
 * Schemas of the content routes. They validate requests and responses, and are the source of OpenAPI and the admin's
 * types. A type's own schema validates document data on save, because its rules depend on `publish`.
 */
import type { Collection, ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import { mustBe } from 'content-types/fields/field';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { flag, toJsonSchema } from '../http/schemas.ts';
import { completeInput } from './complete-input.ts';
import { exampleFields } from './examples.ts';
import { allTypes, publicFields } from './types.ts';

export const timeIn = z.iso
  .datetime({ offset: true, error: 'This must be a date and time, like 2026-11-21T09:00:00Z.' })
  // Omits the pattern, which is very long, from the API's description.
  .meta({ pattern: undefined })
  .transform((value) => Date.parse(value));
const timeOut = z.string().meta({ format: 'date-time' });

const listStatus = z.enum(['draft', 'live', 'changed', 'scheduled', 'expired']);
export type ListStatus = z.infer<typeof listStatus>;
const status = z
  .enum([...listStatus.options, 'standard'])
  .describe(
    '`changed`: live, with an unpublished draft. `standard`: visitors see the standard content of a singleton, ' +
      'because nothing has been published.',
  );
export type Status = z.infer<typeof status>;

/**
 * Accepts any values, because rules may have become stricter since the save, and the document must stay readable to be
 * fixed.
 */
const data = z.record(z.string(), z.unknown());

const entry = z.object({
  id: z.string(),
  data,
  seq: z.int(),
  position: z.int(),
  closed: z.boolean(),
  publishedAt: timeOut,
  updatedAt: timeOut,
  expiresAt: timeOut.nullable(),
});

const adminEntry = z.object({
  id: z.string(),
  type: z.string(),
  data,
  version: z.int().describe('The version to send with an update; 0 for a singleton that has never been saved.'),
  status,
  position: z.int(),
  publishAt: timeOut.nullable(),
  expiresAt: timeOut.nullable(),
  closesAt: timeOut
    .nullable()
    .describe('`expiresAt`, otherwise the end of the last day in the data, such as a job’s closing date.'),
  closedAs: z.enum(['filled', 'withdrawn']).nullable().describe('The reason for closing early; null otherwise.'),
  publishedAt: timeOut.nullable(),
  createdAt: timeOut,
  updatedAt: timeOut,
  updatedBy: z.string().nullable().describe('The name of the user who last saved the entry; null if no user did.'),
});
export type AdminEntry = z.infer<typeof adminEntry>;

const saveFields = {
  publish: z.boolean().default(true).describe('Whether to publish; `false` saves a draft.'),
  publishAt: timeIn
    .nullable()
    .optional()
    .describe('The publication time; `null` publishes now. If omitted, it does not change.'),
  expiresAt: timeIn
    .nullable()
    .optional()
    .describe('The expiry time; `null` means no expiry. If omitted, it does not change.'),
  publishedAt: timeIn
    .optional()
    .describe('The first publication time of imported content, in the past. Only administrators can set it.'),
};

const version = z
  .int()
  .min(0)
  .optional()
  .describe('The version that the change is based on. You can send `If-Match` instead.');

export function creationSchema(type: ContentType) {
  return z.strictObject({ data: inputSchema(type), ...saveFields });
}

export function updateSchema(type: ContentType) {
  return z.strictObject({ data: dataSchema(type), version, ...saveFields });
}

export function patchSchema(type: ContentType) {
  const publish = z
    .boolean()
    .optional()
    .describe('If omitted, drafts stay drafts and published entries stay published.');
  return z.strictObject({ data: inputSchema(type).optional(), version, ...saveFields, publish });
}

/** The schema of an entry with its published content. */
export function entrySchema(type: ContentType) {
  return component(`${type.name}Entry`, entry);
}

export function adminEntrySchema(type: ContentType) {
  return component(`${type.name}AdminEntry`, adminEntry);
}

export function savedSchema(type: ContentType) {
  return z.object({ entry: adminEntrySchema(type), change: z.int() });
}

export function revisionSchema(type: ContentType) {
  return z.object({
    version: z.int(),
    action: z.string(),
    at: timeOut,
    user: z.string().nullable(),
    data: dataSchema(type),
  });
}

export const changeSchema = z.object({ change: z.int() });

const wholeNumber = z.coerce.number().int().min(0);

/**
 * Query of a list. `drafts=true` selects the editors' view, required for `bin`, `search`, `status` and `sort`. Choices,
 * references and booleans filter by path, such as `salary.hidden`; features add filters. Throws if a field has a
 * parameter's name.
 */
export function listQuery(type: Collection, extraFilters: Record<string, { description: string }> = {}) {
  const typeFilters = Object.entries(extraFilters).map(
    ([name, { description }]) => [name, z.string().max(64).optional().describe(description)] as const,
  );
  const filters = [
    ...buildFilters(type.fields),
    ...editorsFilters(type).map((name) => [name, entryId] as const),
    ...typeFilters,
  ];
  const clash = filters.find(([path]) => RESERVED_NAMES.includes(path));
  if (clash) throw new Error(`Rename the field “${clash[0]}” of the type “${type.name}”: ${TAKEN_REASON}`);
  return z.object({ ...(Object.fromEntries(filters) as Record<never, never>), ...listParameters });
}

const entryId = z.string().max(64).optional();

/** Returns the internal reference fields, by which only editors can filter. */
export function editorsFilters(type: Collection): string[] {
  return Object.entries(type.fields).flatMap(([name, { kind, internal }]) =>
    internal && kind === 'reference' ? [name] : [],
  );
}

/** Returns the paths of the fields by which visitors can filter lists. */
export function filterPaths(type: Collection): string[] {
  return buildFilters(type.fields).map(([path]) => path);
}

function buildFilters(fields: Fields, parent = ''): [path: string, schema: z.ZodType][] {
  return Object.entries(fields).flatMap(([name, field]): [string, z.ZodType][] => {
    const path = parent + name;
    // Excludes internal fields, because filters would reveal their values to visitors.
    if (field.internal) return [];
    if (field.kind === 'group') return buildFilters(field.fields, `${path}.`);
    if (field.kind === 'choice') return [[path, field.schema('publish').optional()]];
    if (field.kind === 'reference') return [[path, entryId]];
    return field.kind === 'boolean' ? [[path, flag.optional()]] : [];
  });
}

export const MAX_PAGE_SIZE = 1_000;

const listParameters = {
  drafts: flag.default(false).describe('Whether to include drafts. Requires authentication.'),
  search: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Words or word prefixes that each entry must contain. Requires `drafts` or `bin`.'),
  status: listStatus.optional().describe('The status of the entries. Requires `drafts` or `bin`.'),
  sort: z
    .string()
    .max(64)
    .optional()
    .describe('A field, `updatedAt` or `closesAt`; `-` before it sorts descending. Requires `drafts` or `bin`.'),
  bin: flag.default(false).describe('Whether to list the bin instead. Requires authentication.'),
  limit: wholeNumber
    .max(MAX_PAGE_SIZE)
    .optional()
    .describe(
      'The page size. With `drafts` or `bin`, the default is 50 and the maximum 200. Otherwise, the default is all ' +
        'entries, or 1,000 with filters or an offset.',
    ),
  offset: wholeNumber.default(0).describe('The number of entries to skip.'),
};

// `list` is a parameter of the admin's list addresses.
const RESERVED_NAMES = [...Object.keys(listParameters), 'list'];

const TAKEN_REASON = 'lists are filtered by it, and have a parameter of that name already.';

/**
 * Builds each type's OpenAPI schemas: its data, the input that clients send, and its entries as visitors and as editors
 * see them.
 */
export function contentComponents(): Record<string, object> {
  const components = allTypes.flatMap((type) => {
    const example = exampleFields(type.fields);
    const fullExample = withDefaults(type.fields, completeInput(type.fields, example, {}));
    return [
      [type.name, { ...toJsonSchema(documentShape(type.fields, false)), examples: [fullExample] }],
      [`${type.name}Input`, { ...toJsonSchema(documentShape(type.fields, true)), examples: [example] }],
      [`${type.name}Entry`, toJsonSchema(entry.extend({ data: publicShape(type) }))],
      [`${type.name}AdminEntry`, toJsonSchema(adminEntry.extend({ data: dataSchema(type) }))],
    ];
  });
  return { ...Object.fromEntries(components), RichText: toJsonSchema(richTextShape) };
}

/** The input of a type as a JSON Schema that refers to `#/components/schemas/RichText`. */
export function describeInput(type: ContentType): object {
  return {
    ...toJsonSchema(documentShape(type.fields, true)),
    components: { schemas: { RichText: toJsonSchema(richTextShape) } },
  };
}

/** The schema of a type without internal fields. */
function publicShape(type: ContentType) {
  const fields = publicFields(type);
  const isFullyPublic = Object.keys(fields).length === Object.keys(type.fields).length;
  return isFullyPublic ? dataSchema(type) : documentShape(fields, false);
}

function documentShape(fields: Fields, isInput: boolean): z.ZodObject {
  const values = Object.entries(fields).map(([name, field]) => {
    const description = [field.label, field.help].filter(Boolean).join('. ');
    return [name, valueShape(field, isInput).meta({ description })];
  });
  const document = z.strictObject(Object.fromEntries(values));
  return isInput ? document.partial() : document;
}

function valueShape(field: AnyField, isInput: boolean): z.ZodType {
  switch (field.kind) {
    case 'group':
      return documentShape(field.fields, isInput);
    case 'list':
      return z.array(valueShape(field.item, isInput)).max(field.max);
    case 'blocks': {
      const shapes = Object.entries(field.blocks).map(([name, { fields }]) =>
        documentShape(fields, isInput).extend({ block: z.literal(name) }),
      );
      return z.array(z.discriminatedUnion('block', shapes as unknown as [z.ZodObject])).max(field.max);
    }
    case 'richText': {
      const richText = z.unknown().meta({ $ref: '#/components/schemas/RichText' });
      return isInput ? z.union([z.string(), richText]) : richText;
    }
    default:
      return field.schema('draft');
  }
}

const richTextShape = z
  .object({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })) })
  .describe('A ProseMirror document. Clients may send HTML instead, or plain text without tags.')
  .meta({
    examples: [{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A paragraph.' }] }] }],
  });

function dataSchema(type: ContentType) {
  return component(type.name, data);
}

function inputSchema(type: ContentType) {
  return component(`${type.name}Input`, data);
}

/** A schema that OpenAPI describes by a reference to the component `name`. */
function component<Schema extends z.ZodType>(name: string, schema: Schema) {
  return z
    .custom<z.infer<Schema>>((value) => schema.safeParse(value).success, {
      error: mustBe('Data', 'an object'),
    })
    .meta({ $ref: `#/components/schemas/${name}` });
}
