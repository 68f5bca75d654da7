import type { Feature } from '../feature.ts';
import { formLimits } from './form-limits.ts';

export const forms: Feature = {
  name: 'forms',
  plugins: [formLimits],
  tags: [['Forms', 'content', 'The public forms: applications, messages, complaints and job alert sign-ups.']],
};
