/** The publisher of the tiny site, as a process. */
import { fileURLToPath } from 'node:url';
import { readCompiled } from '../../compile/compiled.ts';
import { runPublisher } from '../../main.ts';
import { definition } from '../tiny-site.ts';

const dist = fileURLToPath(new URL('../../../dist/tiny-site', import.meta.url));

await runPublisher(readCompiled({ dist, definition }));
