/** Features required by data protection law. */
import type { Feature } from '../core/feature.ts';
import { compliance as feature } from './feature.ts';

export const compliance: readonly Feature[] = [feature];
