/** The publisher of this site, as a process. */
import { runPublisher } from 'publisher/main';
import { readCompiled } from './compiled.ts';

await runPublisher(readCompiled());
