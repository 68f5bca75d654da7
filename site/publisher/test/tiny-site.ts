/** A site of notes, for the publisher's own tests. */
import { collection, singleton } from 'content-types/define';
import { text } from 'content-types/fields/text';
import { type ComputedRoute, defineSite, type Reader } from '../content/site.ts';

const group = 'Pages';

const note = collection({
  name: 'note',
  path: 'notes',
  page: '/note/[id]',
  label: { one: 'Note', many: 'Notes' },
  group,
  title: 'title',
  order: 'newest',
  fields: { title: text('Title'), category: text('Category') },
});

const slide = collection({
  name: 'slide',
  path: 'slides',
  label: { one: 'Slide', many: 'Slides' },
  group,
  title: 'title',
  fields: { title: text('Title') },
});

const tag = collection({
  name: 'tag',
  path: 'tags',
  label: { one: 'Tag', many: 'Tags' },
  group,
  title: 'title',
  fields: { title: text('Title') },
});

const header = singleton({
  name: 'header',
  path: 'header',
  label: { one: 'Header' },
  group,
  fields: { title: text('Title', { initial: 'Notes' }) },
});

const about = singleton({
  name: 'about',
  path: 'about',
  page: '/about',
  label: { one: 'About' },
  group,
  canHide: true,
  fields: { title: text('Title', { initial: 'About' }) },
});

const gate = singleton({
  name: 'gate',
  path: 'gate',
  label: { one: 'Gate' },
  group,
  fields: { title: text('Title') },
});

export const tinySite = {
  types: { note, slide, tag, header, about, gate },
  closing: {
    type: 'gate',
    isClosed: ({ title }: Record<string, unknown>) => title === 'closed',
    paths: /^\/(about)?$/,
  },
  routes: {
    // The index has one part for every two tags.
    '/index-[part].json': parts('tag'),
    '/[...path]': { paths: (content: Reader) => content.list('slide').map(({ data }) => String(data.title)) },
  },
  deferred: /^\/index-/,
};

export const definition = defineSite(tinySite);

export function noteData(number: number, title = `Note ${number}`): Record<string, unknown> {
  return { title, category: `category ${number % 3}` };
}

function parts(type: string): ComputedRoute {
  return {
    paths: (content) => Array.from({ length: Math.ceil(content.count(type) / 2) }, (_, part) => String(part)),
    isAffected: (effect) => effect.type === type,
  };
}
