/** Generates the admin's API types from the server's own OpenAPI document. */
import { contentTypes } from 'content-types';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { readDocuments } from './api-documents.ts';

export async function generateApiTypes(): Promise<string> {
  const [content, admin] = await readDocuments<Document>(['/api/openapi.json', '/api/openapi/admin.json']);
  return astToString(await openapiTypes(forAdmin(mergeDocuments(content as Document, admin as Document))));
}

type Json = Record<string, unknown>;
interface Operation extends Json {
  parameters?: { name: string }[];
  responses: Json;
}
interface Document extends Json {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json };
}

/** Merges the operations of both documents. A path may have operations in each. */
function mergeDocuments(content: Document, admin: Document): Document {
  const mergedPaths = Object.entries(content.paths).map(([path, calls]) => [path, { ...calls, ...admin.paths[path] }]);
  return { ...content, paths: { ...admin.paths, ...Object.fromEntries(mergedPaths) } };
}

// The admin treats all content types alike, so one collection and one singleton represent them all.
const COLLECTION = contentTypes.job;
const SINGLETON = contentTypes.header;

/** The part that the admin calls: successful responses, paths without `/api`, and content of any type as `AdminEntry`. */
function forAdmin({ paths, components, ...document }: Document): OpenAPI3 {
  // Sorts the paths, so that reordering routes in the server changes nothing.
  const sorted = Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const adminPaths = sorted.flatMap(([path, operations]) => {
    const name = adminPath(path);
    if (name === null) return [];
    return [
      [
        name,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [method, trimOperation(name, operation)]),
        ),
      ],
    ];
  });
  const entry = components.schemas[`${COLLECTION.name}AdminEntry`] as { properties: Json };
  const anyEntry = {
    ...entry,
    properties: { ...entry.properties, data: { type: 'object', additionalProperties: true } },
  };
  return oneEntry({
    ...document,
    paths: Object.fromEntries(adminPaths),
    components: { schemas: { AdminEntry: anyEntry } },
  }) as OpenAPI3;
}

function adminPath(path: string): string | null {
  const [, start, first, second, ...rest] = path.split('/');
  if (start !== 'api' || first === undefined) return null;
  if (first !== 'content') return path.slice('/api'.length);
  const placeholder = second === COLLECTION.path ? '{collection}' : second === SINGLETON.path ? '{singleton}' : null;
  return placeholder && `/${[first, placeholder, ...rest].join('/')}`;
}

/** Leaves out error responses (see ApiError), filters of a single type, and details that only generated clients need. */
function trimOperation(
  path: string,
  { parameters = [], operationId: _, description: __, ...operation }: Operation,
): Json {
  const pathParameter = typeParameter(path);
  const responses = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return {
    ...operation,
    parameters: pathParameter
      ? [pathParameter, ...parameters.filter(({ name }) => !((name.split('.')[0] ?? '') in COLLECTION.fields))]
      : parameters,
    responses: Object.fromEntries(responses),
  };
}

/** The parameter for the content type, if the path contains `{collection}` or `{singleton}`. */
function typeParameter(path: string): Json | null {
  const [, name] = /\{(collection|singleton)\}/.exec(path) ?? [];
  return name ? { name, in: 'path', required: true, schema: { type: 'string' } } : null;
}

/** Merges references to entries of any type into one, and removes schemas for visitors, because the admin reads drafts. */
function oneEntry(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(oneEntry);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, anyOf } = value as { $ref?: string; anyOf?: unknown[] };
  if ($ref?.endsWith('AdminEntry')) return { $ref: '#/components/schemas/AdminEntry' };
  if ($ref) return { type: 'object', additionalProperties: true };
  if (anyOf) {
    const options = new Map(anyOf.map((option) => [JSON.stringify(oneEntry(option)), option]));
    const forEditors = [...options.keys()].filter((option) => option.includes('AdminEntry'));
    const keptOptions = (forEditors.length > 0 ? forEditors : [...options.keys()]).map((option) => JSON.parse(option));
    return keptOptions.length === 1 ? keptOptions[0] : { ...value, anyOf: keptOptions };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, oneEntry(part)]));
}
