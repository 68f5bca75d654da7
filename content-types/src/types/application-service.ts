import { collection } from '../define.ts';
import { group } from '../fields/group.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/list.ts';
import { longText, text } from '../fields/text.ts';
import { tab } from './shared.ts';

/** E12. */
export const applicationService = collection({
  name: 'applicationService',
  path: 'application-services',
  label: { one: 'Application service', many: 'Application services' },
  group: 'Services',
  title: 'title',
  columns: ['headerImage'],
  fields: {
    title: text('Name', { required: true, max: 120, help: 'What lists call it. Visitors see the header title.' }),
    header: group('Header', {
      title: text('Title', { required: true }),
      subtitle: text('Subtitle'),
      description: longText('Description', { max: 1_000 }),
    }),
    headerImage: image('Header image', { required: true, ratio: 4 / 3 }),
    content: group('Content', {
      title: text('Title', { required: true }),
      description: longText('Description', { required: true }),
    }),
    secondaryImage: image('Secondary image', { required: true, ratio: 1 }),
    tabs: list('Tabs', tab({ image: 'required' }), { one: 'tab', min: 1, max: 12 }),
  },
});
