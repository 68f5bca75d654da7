import { collection, singleton } from '../define.ts';
import { image } from '../fields/image.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { lines } from '../fields/tags-lines.ts';
import { longText, text } from '../fields/text.ts';
import { moreBlocks } from './blocks.ts';
import { search, sectionHeading } from './shared.ts';

/** E7: the career page's header, intro sections and openings. The page shows the first entry. */
export const career = collection({
  name: 'career',
  path: 'careers',
  page: '/career',
  label: { one: 'Career section', many: 'Career sections' },
  group: 'Career',
  admin: {
    key: 'career/jobs',
    called: { one: 'career section', many: 'careers' },
  },
  purpose: 'The top of the career page. Only the first career section is shown.',
  title: 'title',
  columns: ['headerImage'],
  fields: {
    title: text('Title', { required: true }),
    headerImage: image('Header image', { required: true, ratio: 4 / 5 }),
    sections: list(
      'Sections',
      group('Section', {
        title: text('Title', { required: true }),
        description: longText('Description', { required: true }),
        image: image('Image', { required: true, ratio: 1 }),
      }),
      { one: 'section', min: 1, max: 20 },
    ),
    jobs: list(
      'Jobs',
      group('Job', {
        title: text('Title', { required: true }),
        description: longText('Description', { required: true }),
        requirements: lines('Requirements', { required: true, help: 'One per line. Add at least one.' }),
        location: text('Location', { required: true }),
        type: text('Type', { required: true }),
      }),
      {
        one: 'job',
        min: 1,
        max: 50,
        help: 'Types of work described on the page. The adverts that candidates apply to are under Jobs.',
      },
    ),
  },
});

export const careerPage = singleton({
  name: 'careerPage',
  path: 'career-page',
  page: '/career',
  label: { one: 'Career page' },
  group: 'Career',
  fields: {
    intro: sectionHeading('Introduction'),
    positionedFor: group('First tab', {
      title: text('Title', { initial: 'What people are positioned for' }),
      text: longText('Text'),
      points: lines('Points', {
        initial: [
          'A first job or a change of career',
          'The next step in their field',
          'Work that fits around family or study',
        ],
      }),
    }),
    benefits: group('Second tab', {
      title: text('Title', { initial: 'Benefits' }),
      text: longText('Text'),
      points: lines('Points', {
        initial: ['Your own consultant', 'Help with your CV and interviews', 'Free for candidates'],
      }),
    }),
    openings: sectionHeading('Current Job Openings'),
    blocks: moreBlocks('Shown at the end of the page.'),
    search: search(),
  },
});
