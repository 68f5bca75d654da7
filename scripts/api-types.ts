/** `pnpm api-types`: writes the admin's types of the API anew, after a change of its routes. */
import { writeFileSync } from 'node:fs';
import { API_TYPES_FILE, generateApiTypes } from './lib/api-types.ts';

writeFileSync(API_TYPES_FILE, await generateApiTypes());
