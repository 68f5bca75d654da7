/**
 * The calls of the legacy API, with the data that they accept and return. Each is an alias for a call of the content
 * API or a public form. The legacy API's spellings and formats are confined to this folder.
 */
import type { CollectionName, SingletonName } from 'content-types';
import type { ContentType } from 'content-types/define';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import { z } from 'zod';
import { filePart } from '../../core/forms/public-form.ts';
import { legacyFields } from './header.ts';

type LegacyType = CollectionName | SingletonName;

export type Call =
  | { id: string; does: 'list' | 'one' | 'add' | 'update' | 'remove'; method: Method; path: string; type: LegacyType }
  | { id: string; does: 'message' | 'application'; method: 'POST'; path: string };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const CALLS: readonly Call[] = [
  call('C1', 'list', 'header', 'GET /api/headers/getAll'),
  call('C2', 'update', 'header', 'PUT /api/headers/update/:id'),
  call('C3', 'list', 'slide', 'GET /api/heroSlider/getAllslides'),
  call('C4', 'list', 'feature', 'GET /api/features/getAllFeatures'),
  call('C5', 'list', 'banner', 'GET /api/banner/getAll'),
  call('C6', 'list', 'about', 'GET /api/about-us/getAll'),
  call('C7', 'list', 'about', 'GET /api/aboutus/getAll'),
  call('C8', 'add', 'about', 'POST /api/about-us/add'),
  call('C9', 'update', 'about', 'PUT /api/aboutus/update/:id'),
  call('C10', 'remove', 'about', 'DELETE /api/aboutus/delete/:id'),
  call('C11', 'add', 'banner', 'POST /api/banner/add'),
  call('C12', 'update', 'banner', 'PUT /api/banner/update/:id'),
  call('C13', 'remove', 'banner', 'DELETE /api/banner/delete/:id'),
  call('C14', 'list', 'applicationService', 'GET /api/services/application/getAll'),
  call('C15', 'add', 'applicationService', 'POST /api/services/application/add'),
  call('C16', 'update', 'applicationService', 'PUT /api/services/application/update/:id'),
  call('C17', 'list', 'applicationService', 'GET /api/application/application/getAll'),
  call('C18', 'list', 'product', 'GET /api/products/getAll'),
  call('C19', 'add', 'product', 'POST /api/products/add'),
  call('C20', 'update', 'product', 'PUT /api/products/update/:id'),
  call('C21', 'list', 'tabSection', 'GET /api/tabGetAll'),
  call('C22', 'add', 'tabSection', 'POST /api/products/tabAdd'),
  call('C23', 'update', 'tabSection', 'PUT /api/tabUpdate/:id'),
  call('C24', 'list', 'job', 'GET /api/job'),
  call('C25', 'one', 'job', 'GET /api/job/:id'),
  call('C26', 'list', 'career', 'GET /api/careers/getAll'),
  call('C27', 'list', 'career', 'GET /api/career/getAll'),
  call('C28', 'add', 'career', 'POST /api/carears/add'),
  call('C29', 'update', 'career', 'PUT /api/career/update/:id'),
  call('C30', 'remove', 'career', 'DELETE /api/career/delete/:id'),
  call('C31', 'list', 'contact', 'GET /api/contact/getAll'),
  call('C32', 'add', 'contact', 'POST /api/contact/add'),
  call('C33', 'update', 'contact', 'PUT /api/contact/update/:id'),
  { id: 'C34', does: 'message', method: 'POST', path: '/api/contact/sendmail' },
  call('C35', 'list', 'blog', 'GET /api/blog/getAll'),
  call('C36', 'add', 'blog', 'POST /api/blog/add'),
  call('C37', 'update', 'blog', 'PUT /api/blog/update/:id'),
  call('C38', 'remove', 'blog', 'DELETE /api/blog/delete/:id'),
  call('C39', 'list', 'businessSection', 'GET /api/business/getAll'),
  call('C40', 'add', 'businessSection', 'POST /api/business/add'),
  call('C41', 'update', 'businessSection', 'PUT /api/business/:id'),
  call('C42', 'remove', 'businessSection', 'DELETE /api/business/:id'),
  { id: 'C43', does: 'application', method: 'POST', path: '/api/applicationsroutes/add' },
];

function call(
  id: string,
  operation: 'list' | 'one' | 'add' | 'update' | 'remove',
  type: LegacyType,
  route: string,
): Call {
  const [method, path] = route.split(' ') as [Method, string];
  return { id, does: operation, method, path, type };
}

/** Schema of a record that `encode` makes. */
export function recordSchema(type: ContentType) {
  return z.looseObject({ _id: z.string(), ...buildShape(legacyFields(type)) });
}

/** Clients send these types as JSON, and all others as multipart. Either is accepted everywhere. */
export const JSON_TYPES: ReadonlySet<string> = new Set(['header', 'businessSection']);

/** The body that a write accepts: images are files, and lists and groups are JSON in a part. */
export function bodySchema(type: ContentType, operation: string): z.ZodObject {
  const isJson = JSON_TYPES.has(type.name);
  const parts = Object.entries(legacyFields(type)).flatMap(([name, field]: [string, AnyField]) => {
    const part = isJson ? valueSchema(field) : partSchema(field);
    const isNeeded = operation === 'add' && field.required;
    return [[name, isNeeded ? part : part.optional()] as const, ...findImages(field)];
  });
  return z.object(Object.fromEntries(parts));
}

function partSchema(field: AnyField): z.ZodType {
  if (field.kind === 'image') return filePart;
  const isJson = field.kind === 'group' || field.kind === 'list';
  return isJson ? z.string().describe('JSON') : z.string();
}

/** The images of a list's items are sent in their own parts: `tabImages`, once for each. */
function findImages(field: AnyField): [string, z.ZodType][] {
  if (field.kind !== 'list') return [];
  const { one, item } = field;
  const hasImage = item.kind === 'group' && 'image' in item.fields;
  return hasImage ? [[`${one}Images`, z.array(filePart).optional()]] : [];
}

function buildShape(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field)]));
}

function valueSchema(field: AnyField): z.ZodType {
  switch (field.kind) {
    case 'boolean':
      return z.boolean();
    case 'number':
      return z.number().nullable();
    case 'money':
      return z.int().nullable();
    case 'tags':
    case 'lines':
      return z.array(z.string());
    case 'group':
      return z.looseObject(buildShape(field.fields));
    case 'list':
      return z.array(valueSchema(field.item));
    case 'link':
      return z.object({ label: z.string(), href: z.string() });
    default:
      return z.string();
  }
}
