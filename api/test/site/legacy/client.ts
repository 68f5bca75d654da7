/** A client of the legacy API: real HTTP against the real app. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { media } from '../../../src/core/database/schema/content.ts';
import { ORIGIN, startApp } from '../../support/app.ts';

export interface HttpResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: records of many shapes, looked into by tests only
  body: any;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts the app on a free port, with one client logged in as an editor and another not logged in. */
export async function startSite() {
  const server = await startApp();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { cookie } = await server.logIn('editor');
  const clientWith =
    (headers: Record<string, string>) =>
    async (method: string, path: string, body?: object): Promise<HttpResponse> => {
      const isForm = body instanceof FormData;
      const response = await fetch(address + path, {
        method,
        headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
        body: isForm ? body : body && JSON.stringify(body),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
    };
  return {
    ...server,
    address,
    editor: clientWith({ cookie, origin: ORIGIN }),
    anonymous: clientWith({}),
    /** Image rows and files, to see that nothing was left behind. */
    pictures: () => ({
      rows: server.db.select().from(media).all().length,
      files: filesIn(join(server.dataDir, 'media')),
    }),
  };
}

/** A form with the given parts, in the given order. Values that are not text or files are sent as JSON. */
export function form(...parts: [name: string, value: unknown][]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof File) data.append(name, value);
    else data.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return data;
}

let shade = 0;

/** Returns an image with unique content. */
export async function picture(name = 'picture.png', format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<File> {
  shade += 1;
  const background = { r: shade % 256, g: (shade >> 8) % 256, b: 77 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return new File([bytes], name, { type: `image/${format}` });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}
