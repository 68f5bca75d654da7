/**
 * The API's types by method and path, read from `api-schema.d.ts`, which `pnpm api-types` generates. Times are ISO 8601
 * in UTC.
 */
import type { components, paths } from './api-schema.d.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The paths that support method `M`, such as `/users/{id}` for PATCH. */
export type ApiPath<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in Lowercase<M>]: object } ? P : never;
}[keyof paths];

/** The body of a successful response; null when it is empty. */
export type ApiResponse<M extends Method, P extends ApiPath<M>> = ResponseOf<Operation<M, P>>;

export type ApiBody<M extends Method, P extends ApiPath<M>> = BodyOf<Operation<M, P>>;

/** The arguments after method and path, if the call has any. */
export type ApiOptions<M extends Method, P extends ApiPath<M>> = OptionsOf<Operation<M, P>>;

export type QueryValue = string | number | boolean | undefined;

export type Json = Record<string, unknown>;
export type AdminEntry = components['schemas']['AdminEntry'];
export type Status = AdminEntry['status'];
/** The statuses that lists are filtered by. Only singletons can be `standard`. */
export type ListStatus = Exclude<Status, 'standard'>;
export type User = ApiResponse<'GET', '/session'>['user'];
export type Role = User['role'];
export type MediaItem = ApiResponse<'GET', '/media'>['items'][number];

/** A validation error; the path is dotted, relative to the document: `sections.0.title`. */
export interface Issue {
  path: string;
  message: string;
}

type Operation<M extends Method, P extends ApiPath<M>> = P extends keyof paths
  ? NonNullable<paths[P][Lowercase<M>]>
  : never;

type ResponseOf<Call> = Call extends { responses: infer Responses }
  ? { [Status in keyof Responses]: JsonOf<Responses[Status]> }[keyof Responses]
  : never;
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null;

type BodyOf<Call> = Call extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined;

type OptionsOf<Call> = Call extends { parameters: { path?: infer Params; query?: infer Query } }
  ? Arguments<Field<'params', Params> & Partial<Field<'query', QueryOf<Query>>> & Field<'body', BodyOf<Call>>>
  : never;
type Arguments<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];
type Field<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Name]: Value };
/** Empty values and false are left out of the query. */
type QueryOf<Query> = [Query] extends [undefined] ? undefined : { [K in keyof Query]: Query[K] | boolean | '' };
