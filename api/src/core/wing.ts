/** Features on which all other wings depend. */
import { auth } from './auth/feature.ts';
import { content } from './content/feature.ts';
import { events } from './events/feature.ts';
import type { Feature } from './feature.ts';
import { forms } from './forms/feature.ts';
import { mail } from './mail/feature.ts';
import { media } from './media/feature.ts';
import { views } from './saved-views/feature.ts';

export const core: readonly Feature[] = [auth, views, content, media, mail, events, forms];
