/** The features of the public site, including its imports, feeds and publishing. */
import type { Feature } from '../core/feature.ts';
import { assistants } from './assistants/feature.ts';
import { feeds } from './feeds/feature.ts';
import { imports } from './import/feature.ts';
import { jobAlerts } from './job-alerts/feature.ts';
import { jobSearch } from './job-search/feature.ts';
import { legacy } from './legacy/feature.ts';
import { posting } from './posting/feature.ts';
import { publishing } from './publishing/feature.ts';
import { socialCards } from './social-cards/feature.ts';

export const site: readonly Feature[] = [
  publishing,
  feeds,
  jobSearch,
  jobAlerts,
  imports,
  legacy,
  posting,
  socialCards,
  assistants,
];
