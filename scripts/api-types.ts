/** `pnpm api-types`: regenerates the admin's API types. Run it after changing a route. */
import { writeFileSync } from 'node:fs';
import { API_TYPES_FILE, generateApiTypes } from './lib/api-types.ts';

writeFileSync(API_TYPES_FILE, await generateApiTypes());
