import { collection } from '../define.ts';
import { lines } from '../fields/tags-lines.ts';
import { longText, text } from '../fields/text.ts';

/** E15: a block of the staff augmentation page. */
export const businessSection = collection({
  name: 'businessSection',
  path: 'business-sections',
  label: { one: 'Business section', many: 'Business sections' },
  group: 'Services',
  title: 'title',
  columns: ['skillsHeading'],
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    skillsHeading: text('Skills heading', { required: true }),
    skillsLeft: lines('Skills, left', { required: true }),
    skillsRight: lines('Skills, right', { required: true }),
  },
});
