/** The sample content as if it were published, for designing pages without a running API. */
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentTypes } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { createStore, isTypeName, type Store } from '../content/store.ts';

const module = fileURLToPath(new URL('../../../scripts/sample-content/index.ts', import.meta.url));

interface SampleEntry {
  type: string;
  id?: string;
  data: Record<string, unknown>;
}

export async function sampleStore(): Promise<Store> {
  const store = createStore();
  if (!existsSync(module)) return store;
  const { sampleContent } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as {
    sampleContent: SampleEntry[];
  };
  sampleContent.forEach(({ type, id, data }, index) => {
    if (!isTypeName(type)) return;
    const { shape, fields } = contentTypes[type];
    const at = new Date(Date.UTC(2025, 5, 1) - index * 3_600_000).toISOString();
    const entryId = id ?? (shape === 'singleton' ? type : `sample${String(index).padStart(6, '0')}`);
    const entry = {
      id: entryId,
      data: withDefaults(fields, withoutArt(data)),
      seq: index + 1,
      position: index + 1,
      closed: false,
      publishedAt: at,
      updatedAt: at,
      expiresAt: null,
    };
    store.apply({ seq: index + 1, type, id: entryId, entry });
  });
  return store;
}

/** Sample pictures are drawn when they are seeded; here there is none. */
function withoutArt(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('art' in value) return null;
  if (Array.isArray(value)) return value.map(withoutArt);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutArt(inner)]));
}
