/** The API description as one page of plain HTML, without scripts and without requests to other hosts. */
import { escapeHtml } from 'content-types/text/rich-text';
import { stylePolicy } from '../../http/page-headers.ts';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, Response>;
}

interface Response {
  /** A reference to a response that many calls share. */
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: unknown }>;
}

interface Link {
  path: string;
  title: string;
}

interface Description {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, Response> };
}

/** Renders the API's documentation as HTML. `documents` are the paths and titles of the documents linked at the top. */
export function docsPage({ info, paths = {}, components = {} }: Description, documents: readonly Link[]): string {
  const links = documents.map(({ path, title }) => `<a href="${path}">${escapeHtml(title)}</a>`);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  const sections = tags.map((tag) => {
    const tagOperations = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag);
    return `<h2>${escapeHtml(tag)}</h2>${tagOperations.map(operationHtml).join('')}`;
  });
  const schemas = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) =>
      `<details id="${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary>${json(schema)}</details>`,
  );
  const errors = Object.entries(components.responses ?? {}).map(
    ([name, { description = '' }]) =>
      `<li id="${escapeHtml(name)}">${escapeHtml(name.replace('Error', ''))}: ${escapeHtml(description)}</li>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(info.title)}</h1>
${paragraphs(info.description ?? '')}
<p>OpenAPI documents: ${links.join(', ')}</p>
${sections.join('\n')}
<h2>Errors</h2>
<p>Every error has an <a href="#ApiError">ApiError</a> as its body.</p>
<ul>${errors.join('')}</ul>
<h2>Content type data</h2>
${schemas.join('\n')}
</body>
</html>`;
}

function operationHtml({ method, path, operation }: { method: string; path: string; operation: Operation }): string {
  const { summary = '', description = '', parameters = [], requestBody, responses = {}, security } = operation;
  const rows = parameters.map(
    ({ name, in: location, required, description = '', schema }) =>
      `<li><code>${escapeHtml(name)}</code> in ${escapeHtml(location)}${required ? ', required' : ''}. ${codeHtml(description)} ${json(schema)}</li>`,
  );
  const body = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h3>Body, ${escapeHtml(type)}</h3>${json(schema)}`,
  );
  const isShared = ([, { $ref }]: [string, Response]) => $ref !== undefined;
  const errors = Object.entries(responses).filter(isShared);
  const ownResponses = Object.entries(responses).filter((response) => !isShared(response));
  const errorLinks = errors.map(([status, { $ref = '' }]) => `<a href="#${$ref.split('/').at(-1)}">${status}</a>`);
  const responseHtml = ownResponses.map(([status, { content = {} }]) => {
    return `<h3>Response ${escapeHtml(status)}</h3>${Object.values(content)
      .map(({ schema }) => json(schema))
      .join('')}`;
  });
  const access =
    security === undefined ? 'with a token' : security.length === 0 ? 'public' : 'public, drafts with a token';
  return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)} <small>${access}</small></summary>
${paragraphs(description)}
<ul>${rows.join('')}</ul>${body.join('')}${responseHtml.join('')}
<p>Errors: ${errorLinks.join(', ') || 'only the common ones'}</p></details>`;
}

function paragraphs(markdown: string): string {
  const paragraphsHtml = markdown.split('\n\n').map((text) => `<p>${codeHtml(text)}</p>`);
  return paragraphsHtml.join('\n');
}

/** Escapes a description, and shows text between backticks as code. */
function codeHtml(markdown: string): string {
  return escapeHtml(markdown).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function json(schema: unknown): string {
  const schemaJson = escapeHtml(JSON.stringify(schema, null, 2) ?? '');
  // Quotes in the JSON are already escaped here.
  const linkedJson = schemaJson.replace(/#\/components\/schemas\/(\w+)(?=&#34;)/g, '<a href="#$1">$1</a>');
  return `<pre>${linkedJson}</pre>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; }
h3 { font-size: 1rem; margin-bottom: 0; }
details { border-top: 1px solid light-dark(#ddd, #444); padding: 0.5rem 0; }
summary { cursor: pointer; }
summary b { display: inline-block; min-width: 4.5rem; }
pre { overflow: auto; max-height: 30rem; font-size: 0.85rem; }
`;

export const DOCS_POLICY = stylePolicy(STYLE);
