/** `pnpm build`: compiles the site and the admin, so that the system can start where it may write nothing but its data. */
import { build } from './lib/build.ts';

await build();
