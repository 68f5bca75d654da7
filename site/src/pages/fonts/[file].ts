/** The fonts of the agency's brand, unless they are the standard ones. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { APIRoute } from 'astro';
import { readFontFile } from 'content-types/brand/font-files';
import { getMimeType } from 'content-types/pages/mime';
import { getPaths } from '../../static-paths.ts';

const { resolve } = createRequire(import.meta.url);

export const getStaticPaths = () => getPaths('/fonts/[file]');

export const GET: APIRoute = ({ params: { file = '' } }) => {
  const content = readFontFile(file, (path) => readFileSync(resolve(path)));
  if (content === null) return new Response(null, { status: 404 });
  return new Response(content as BodyInit, { headers: { 'content-type': getMimeType(file) } });
};
