/** To be loaded before everything else: halves the time until the server answers. */
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// What Node made of the code at the last start.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled-by-node', import.meta.url)));

// Node reads the package.json of a package anew for each of its files and each import of it. Drizzle's is 180 kB long.
const DRIZZLE = /^drizzle-orm(\/|$)/;
const isDrizzle = (file = '') => file.includes('/node_modules/drizzle-orm/') && file.endsWith('.js');
const found = new Map<string, ResolveFnOutput>();
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && isDrizzle(context.parentURL))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (!DRIZZLE.test(specifier)) return next(specifier, context);
    // Where it is depends on whether it is imported or required, too.
    const asked = `${specifier} ${context.conditions}`;
    const address = found.get(asked) ?? next(specifier, context);
    found.set(asked, address);
    return { ...address, shortCircuit: true };
  },
});
