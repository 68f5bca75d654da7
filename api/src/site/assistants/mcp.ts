/**
 * Serves tools to assistants by the Model Context Protocol, without sessions. Each tool calls the API as its client
 * could, so that the access rules, limits, validation and audit of the routes apply.
 */
import { createMcpHandler, INVALID_PARAMS, ProtocolError, Server } from '@modelcontextprotocol/server';
import { KB } from 'content-types/text/bytes';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { readPublishedSingleton } from '../../core/content/published.ts';
import type { Tag } from '../../core/feature.ts';
import { HttpError } from '../../core/http/errors.ts';
import { toJsonSchema } from '../../core/http/schemas.ts';

export interface Answer {
  isOk: boolean;
  text: string;
}

/** Calls a route of the API with the token and network of the client. `payload` is sent as JSON. */
export type CallApi = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => Promise<Answer>;

interface Tool {
  title: string;
  description: string;
  input: z.ZodObject;
  /** Whether the tool saves data. */
  isWrite: boolean;
  answer(input: never, call: CallApi): Answer | Promise<Answer>;
}

export type Tools = Readonly<Record<string, Tool>>;

/** Defines a tool whose `answer` takes the type of its `input` schema. */
export function tool<Input extends z.ZodObject>(
  parts: Omit<Tool, 'input' | 'answer' | 'isWrite'> & {
    input: Input;
    isWrite?: boolean;
    answer(input: z.infer<Input>, call: CallApi): Answer | Promise<Answer>;
  },
): Tool {
  return { isWrite: false, ...parts };
}

export function toQuery(values: Record<string, unknown>): string {
  const texts = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(texts).toString();
}

/** The tag of the routes. */
export const TAG: Tag = ['Assistants', 'content', 'Tools for AI assistants, over the Model Context Protocol (MCP).'];
const POST_DESCRIPTION = 'Accepts Model Context Protocol requests (JSON-RPC) over Streamable HTTP, without sessions.';

interface Mounted {
  path: string;
  /** The users of the tools, in the API's description. */
  title: string;
  config: FastifyContextConfig;
  /** Limit in bytes. */
  bodyLimit?: number;
  tools: Tools;
  /** Instructions for assistants, read before they call a tool. */
  instructions: string;
  check?(request: FastifyRequest): void;
}

export function mountTools(app: App, mounted: Mounted) {
  const { path, title, config, bodyLimit = 64 * KB, tools, instructions, check } = mounted;
  const list = Object.entries(tools).map(([name, { title, description, input, isWrite }]) => ({
    name,
    title,
    description,
    inputSchema: toJsonSchema(input) as { type: 'object' },
    annotations: { readOnlyHint: !isWrite, destructiveHint: false, openWorldHint: false },
  }));

  function createServer(request: FastifyRequest): Server {
    const { companyName } = readPublishedSingleton(app.db, 'siteSettings');
    const server = new Server(
      { name: 'staffing-site', title: companyName, version: '1' },
      { capabilities: { tools: {} }, instructions },
    );
    server.setRequestHandler('tools/list', () => ({ tools: list }));
    server.setRequestHandler('tools/call', async ({ params }) => {
      const calledTool = Object.hasOwn(tools, params.name) ? tools[params.name] : undefined;
      if (!calledTool) throw new ProtocolError(INVALID_PARAMS, `There is no tool ${params.name}.`);
      const input = calledTool.input.safeParse(params.arguments ?? {});
      const { isOk, text } = input.success
        ? await calledTool.answer(input.data as never, callApi(app, request))
        : { isOk: false, text: z.prettifyError(input.error) };
      return { content: [{ type: 'text', text }], isError: !isOk };
    });
    return server;
  }

  const serve = async (request: FastifyRequest, body?: object) => {
    rejectForeignOrigin(app, request);
    check?.(request);
    const { method, headers } = request;
    const internalRequest = new Request(new URL(path, app.env.publicSiteUrl), {
      method,
      headers: headers as Record<string, string>,
    });
    // Allows no subscriptions, because the tools never change while a client listens.
    const { fetch } = createMcpHandler(() => createServer(request), { maxSubscriptions: 0 });
    return fetch(internalRequest, { parsedBody: body });
  };
  const tags = [TAG[0]];
  // Accepts a single message, because the protocol no longer has batches.
  const postSchema = {
    tags,
    summary: `Call the tools for ${title}`,
    description: POST_DESCRIPTION,
    body: z.looseObject({}),
  };
  app.post(path, { config, bodyLimit, schema: postSchema }, async (request, reply) => {
    return reply.send(await serve(request, request.body));
  });
  const getSchema = {
    tags,
    summary: `Reject an event stream of the tools for ${title}`,
    description: 'Returns 405, because the server sends no events.',
    querystring: z.object({}),
  };
  app.get(path, { config, schema: getSchema }, async (request, reply) => reply.send(await serve(request)));
}

function callApi(app: App, { ip, headers: { host, authorization } }: FastifyRequest): CallApi {
  const headers = { host, ...(authorization !== undefined && { authorization }) };
  return async (method, url, payload) => {
    const { statusCode, body } = await app.inject({
      method,
      url,
      headers,
      remoteAddress: ip,
      ...(payload && { payload }),
    });
    return { isOk: statusCode < 400, text: body };
  };
}

/** Guards against DNS rebinding, as the protocol demands. Only browsers send the header; other clients need none. */
function rejectForeignOrigin({ env }: App, { headers: { origin } }: FastifyRequest) {
  if (origin === undefined || origin === env.publicSiteUrl.origin || origin === env.adminUrl.origin) return;
  throw new HttpError(403, 'This request came from another site.');
}
