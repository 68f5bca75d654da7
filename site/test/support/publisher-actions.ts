/** Random actions of people and machines on a site. */
import { appendFileSync, cpSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { listFiles } from '../../publisher/output/files.ts';
import type { Published } from '../../publisher/test/published.ts';
import { dataOf, illustratedText, jobData, picture, postData } from './content.ts';
import type { TestFeed } from './feed.ts';

/** A change to the content, or an event while the publisher is stopped. */
export interface Action {
  name: string;
  /** Changes the content. */
  save?(feed: TestFeed): void;
  /** Runs while the publisher is stopped. */
  meanwhile?(published: Published, feed: TestFeed): void;
}

const digit = fc.integer({ min: 0, max: 9 });
const number = fc.integer({ min: 0, max: 30 });

const edits: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(digit, number, fc.boolean()).map(([id, n, closed]) => saveJob(id, n, closed)) },
  fc
    .tuple(digit, number)
    .map(([id, n]) => save('blog', `post${id}`, { ...postData(n), content: illustratedText(n, picture(n + 1)) })),
  fc
    .tuple(digit, number, digit)
    .map(([id, n, position]) =>
      save('slide', `slide${id % 3}`, dataOf('slide', { title: `Slide ${n}`, image: picture(n) }), { position }),
    ),
  number.map((n) => save('banner', 'banner', dataOf('banner', { title: `Banner ${n}`, backgroundImage: picture(n) }))),
  number.map((n) =>
    save('header', 'header', dataOf('header', { tollFree: n % 2 ? `020 7946 0${100 + n}` : '', logo: picture(n) })),
  ),
  number.map((n) => save('footer', 'footer', dataOf('footer', { copyright: n % 2 ? `© ${n} “Us” & Söhne` : '' }))),
  fc.tuple(fc.constantFrom('', 'agency.example', 'other.example'), number).map(([domain, n]) => {
    const contact = { phone: `020 7946 0${200 + n}` };
    return save('siteSettings', 'siteSettings', dataOf('siteSettings', { domain, contact }));
  }),
  fc.tuple(fc.constantFrom('a', 'b', 'a/b', 'job/job1', 'career'), digit).map(([path, id]) => {
    const block = { block: 'jobs', title: `Jobs ${id}`, text: '', words: id % 2 ? '1' : '', count: 3 };
    const page = { title: `Page ${id}`, path: `/${path}`, blocks: [block] };
    return save('page', `page${id % 2}`, dataOf('page', page));
  }),
  fc.tuple(fc.constantFrom('all', 'sectors', 'jobs'), digit).map(([asked, id]) => {
    const question = { question: `Question ${id}?`, asked, sectors: ['Engineer'] };
    return save('question', `question${id % 3}`, dataOf('question', question));
  }),
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('job', 'job', 'blog', 'slide', 'page', 'question'), digit)
      .map(([type, id]) => remove(type, `${type === 'blog' ? 'post' : type}${id}`)),
  },
);

const stops: fc.Arbitrary<Action> = fc.oneof(
  fc.constant<Action>({ name: 'restart', meanwhile: () => {} }),
  edits.map(({ name, save }): Action => ({ name: `restart, meanwhile ${name}`, meanwhile: (_, feed) => save?.(feed) })),
  fc.constantFrom<Action>(
    { name: 'the manifest is torn', meanwhile: ({ manifestFile }) => appendFileSync(manifestFile, '{"page":"/","ha') },
    { name: 'the manifest is lost', meanwhile: ({ manifestFile }) => rmSync(manifestFile) },
    { name: 'the folder is lost', meanwhile: ({ folder }) => rmSync(folder, { recursive: true }) },
    {
      name: 'a switch was cut in half',
      meanwhile({ folder }) {
        cpSync(folder, `${folder}.next`, { recursive: true });
        for (const file of ['index.html', 'sitemap.xml']) renameSync(join(`${folder}.next`, file), join(folder, file));
        appendFileSync(join(folder, 'index.html'), 'of newer code');
      },
    },
    { name: 'another database', meanwhile: (_, feed) => feed.restart(({ type }) => type !== 'slide') },
  ),
  fc.nat().map(
    (n): Action => ({
      name: 'a file is torn, one is lost, one was not finished',
      meanwhile({ folder }) {
        const files = listFiles(folder);
        const file = (offset: number) => join(folder, files[(n + offset) % files.length] ?? '');
        truncateSync(file(0), n % 100);
        if (file(7) !== file(0)) rmSync(file(7));
        writeFileSync(`${file(3)}.1-2-3.tmp`, 'half');
      },
    }),
  ),
);

/** Sequences of saves, some in quick succession, with an occasional stop of the publisher. */
export const actions = fc.array(fc.oneof({ weight: 5, arbitrary: edits }, { weight: 1, arbitrary: stops }), {
  minLength: 1,
  maxLength: 12,
});

function saveJob(id: number, n: number, isClosed: boolean): Action {
  return save('job', `job${id}`, jobData(n), { closed: isClosed });
}

function save(type: string, id: string, data: unknown, options = {}): Action {
  return { name: `save ${type} ${id}`, save: (feed) => void feed.put(type, id, data, options) };
}

function remove(type: string, id: string): Action {
  return { name: `remove ${type} ${id}`, save: (feed) => void feed.remove(type, id) };
}
