import type { Feature } from '../feature.ts';
import { formLimits } from './form-limits.ts';

export const forms: Feature = {
  name: 'forms',
  plugins: [formLimits],
  tags: [['Forms', 'content', 'The forms: applications, messages, vacancy briefs, complaints and job alert sign-ups.']],
};
