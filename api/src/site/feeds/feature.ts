import type { Feature } from '../../core/feature.ts';
import { feedRoutes } from './feeds.ts';

export const feeds: Feature = { name: 'feeds', plugins: [feedRoutes] };
