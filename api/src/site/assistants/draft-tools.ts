/** Tools for assistants of staff: read content and save drafts. They are generated from the content types. */
import { z } from 'zod';
import { describeInput } from '../../core/content/schemas.ts';
import { allTypes, isCollection } from '../../core/content/types.ts';
import { type Tools, tool, toQuery } from './mcp.ts';

/** The content types that assistants can read and draft. Leaves out internal types, such as stages. */
const types = new Map(allTypes.filter(({ internal }) => !internal).map((type) => [type.path, type]));
const collections = [...types.values()].filter(isCollection).map(({ path }) => path);

const type = z.enum([...types.keys()]);
const collection = z.enum(collections);
const id = z
  .string()
  .max(64)
  .optional()
  .describe(`The id of the entry. Only ${collections.join(', ')} have ids.`);
const data = z.record(z.string(), z.unknown()).describe('The fields, as in `describe_type`.');

const addressOf = (path: string, id?: string) =>
  id === undefined ? `/api/content/${path}` : `/api/content/${path}/${encodeURIComponent(id)}`;

export const draftTools: Tools = {
  describe_type: tool({
    title: 'Describe a content type',
    description: 'Returns the JSON Schema of its fields.',
    input: z.object({ type }),
    answer: ({ type: path }) => {
      const contentType = types.get(path);
      return { isOk: true, text: JSON.stringify(contentType && describeInput(contentType)) };
    },
  }),
  list_entries: tool({
    title: 'List entries',
    description: 'Lists entries as last saved, drafts included, with their ids and versions.',
    input: z.object({
      type: collection,
      search: z.string().max(200).default('').describe('Only entries that contain all of these words.'),
      limit: z.int().min(1).max(100).default(20),
      offset: z.int().min(0).default(0),
    }),
    answer: ({ type, ...query }, call) => call('GET', `${addressOf(type)}?${toQuery({ ...query, drafts: true })}`),
  }),
  get_entry: tool({
    title: 'Read an entry',
    description: 'Returns an entry as last saved, with its version.',
    input: z.object({ type, id }),
    answer: ({ type, id }, call) => call('GET', `${addressOf(type, id)}?drafts=true`),
  }),
  create_draft: tool({
    title: 'Create a draft',
    description: 'Creates a draft, which visitors cannot see. A person publishes it in the admin.',
    input: z.object({ type: collection, data }),
    isWrite: true,
    answer: ({ type, data }, call) => call('POST', addressOf(type), { data, publish: false }),
  }),
  update_draft: tool({
    title: 'Change a draft',
    description:
      'Saves changed fields as a draft. The site does not change until a person publishes the draft in the admin.',
    input: z.object({ type, id, version: z.int().min(0).describe('The version that the change is based on.'), data }),
    isWrite: true,
    answer: ({ type, id, version, data }, call) =>
      call('PATCH', addressOf(type, id), { data, version, publish: false }),
  }),
};
