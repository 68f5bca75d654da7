/** A page as it would be with unsaved data. Nothing is stored, nothing is written. */
import { contentTypes } from 'content-types';
import type { Entry } from 'content-types/define';
import { withDefaults } from 'content-types/lib/defaults';
import { escapeHtml } from 'content-types/lib/rich-text';
import { isTypeName, type Store, withEntry } from '../content/store.ts';
import type { Preview, PreviewRequest } from './messages.ts';
import { type Renderer, readBody } from './renderer.ts';

/** A page that fails gives a preview too, which says why. */
export async function renderPreview(renderer: Renderer, store: Store, request: PreviewRequest): Promise<Preview> {
  try {
    if (!isTypeName(request.type)) throw new Error(`There is no content type ${request.type}.`);
    const tables = withEntry(store, request.type, unsaved(store, request.type, request));
    const { status, body } = await renderer.render(request.path, tables);
    return { status, html: withoutIndexing(await readBody(body)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 500, html: `<!doctype html><title>Preview</title><p>${escapeHtml(message)}</p>` };
  }
}

function unsaved(store: Store, type: keyof typeof contentTypes, { id, data }: PreviewRequest): Entry {
  const now = new Date().toISOString();
  const saved = store.table(type).get(id);
  const fresh = { id, seq: 0, position: 0, closed: false, publishedAt: now, expiresAt: null };
  return { ...fresh, ...saved, data: withDefaults(contentTypes[type].fields, data), updatedAt: now };
}

function withoutIndexing(html: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<meta name="robots" content="noindex">`);
}
