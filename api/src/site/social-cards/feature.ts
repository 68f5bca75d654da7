import type { Feature } from '../../core/feature.ts';
import { socialCardRoutes } from './routes.ts';

export const socialCards: Feature = { name: 'social-cards', plugins: [socialCardRoutes] };
