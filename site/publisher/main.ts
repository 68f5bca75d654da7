/** The publisher as a process of its own. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What Node made of the code at the last start is half of this one: here, and in every worker, which look for it there.
const cache = fileURLToPath(new URL('../node_modules/.cache/compiled-by-node', import.meta.url));
enableCompileCache(cache);
process.env.NODE_COMPILE_CACHE = cache;
await import('./serve.ts');
