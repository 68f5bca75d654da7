/** Features for running the product. */
import type { Feature } from '../core/feature.ts';
import { audit } from './audit/feature.ts';
import { backup } from './backup/feature.ts';
import { dashboard } from './dashboard/feature.ts';
import { health } from './health/feature.ts';
import { journal } from './journal/feature.ts';
import { mailLog } from './mail/feature.ts';
import { webhooks } from './webhooks/feature.ts';

export const operations: readonly Feature[] = [journal, backup, webhooks, mailLog, audit, dashboard, health];
