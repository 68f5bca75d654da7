/** The texts of pages around their entries. Each page's header comes from its banner. */
import { singleton } from '../define.ts';
import { group } from '../fields/group.ts';
import { lines } from '../fields/tags-lines.ts';
import { longText, text } from '../fields/text.ts';
import { search, sectionHeading } from './shared.ts';

export const aboutPage = singleton({
  name: 'aboutPage',
  path: 'about-page',
  label: { one: 'About page' },
  group: 'About Us',
  fields: {
    intro: sectionHeading('Introduction'),
    cardsHeading: sectionHeading('Cards heading'),
    search: search(),
  },
});

export const productsPage = singleton({
  name: 'productsPage',
  path: 'products-page',
  label: { one: 'Products page' },
  group: 'Products',
  fields: {
    intro: sectionHeading('Introduction'),
    search: search(),
  },
});

export const careerPage = singleton({
  name: 'careerPage',
  path: 'career-page',
  label: { one: 'Career page' },
  group: 'Career',
  fields: {
    intro: sectionHeading('Introduction'),
    positionedFor: group('First tab', {
      title: text('Title', { initial: 'What people are positioned for' }),
      text: longText('Text'),
      points: lines('Points'),
    }),
    benefits: group('Second tab', {
      title: text('Title', { initial: 'Benefits' }),
      text: longText('Text'),
      points: lines('Points'),
    }),
    openings: sectionHeading('Current Job Openings'),
    search: search(),
  },
});

export const blogPage = singleton({
  name: 'blogPage',
  path: 'blog-page',
  label: { one: 'Blog page' },
  group: 'Blog',
  fields: { intro: sectionHeading('Introduction'), search: search() },
});

export const contactPage = singleton({
  name: 'contactPage',
  path: 'contact-page',
  label: { one: 'Contact page' },
  group: 'Contact Us',
  fields: { form: sectionHeading('Above the form'), search: search() },
});
