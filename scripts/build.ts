/** `pnpm build`: compiles the site and the admin, so that the system can start without write access to anything but its data. */
import { build } from './lib/build.ts';

await build();
