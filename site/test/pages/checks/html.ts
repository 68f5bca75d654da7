import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { all, type Page } from '../support/page.ts';
import type { Site } from '../support/publish-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // All scripts and styles come from our own origin, and their names contain their hash.
    'require-sri': 'off',
    // A number may be broken at the end of a line.
    'tel-non-breaking': 'off',
    // React writes these differently, and HTML allows several spellings.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // The focal point of an image is content.
    'no-inline-style': ['error', { allowedProperties: ['object-position'] }],
    // `head.ts` checks titles, because it knows their parts.
    'long-title': 'off',
  },
});

export function htmlChecks({ pages }: Site): void {
  describe('HTML', () => {
    test('every page is valid', async () => {
      expect((await Promise.all(pages.map(faultsOf))).flat()).toEqual([]);
    });

    test('every page has one h1, one main and a language', () => {
      const shapes = pages.map((page) => {
        const [html] = all(page, 'html');
        return [page.path, all(page, 'h1').length, all(page, 'main').length, html?.attributes.lang];
      });
      expect(shapes).toEqual(pages.map(({ path }) => [path, 1, 1, 'en-GB']));
    });

    test('islands have no numbered prefix', () => {
      const islands = pages.flatMap((page) => all(page, 'astro-island'));
      expect(islands.length).toBeGreaterThan(0);
      expect(islands.flatMap(({ attributes }) => attributes.prefix ?? [])).toEqual([]);
    });

    test('headings go down one level at a time', () => {
      const jumps = pages.flatMap((page) => {
        const levels = page.elements.filter(({ tag }) => /^h[1-6]$/.test(tag)).map(({ tag }) => Number(tag[1]));
        const isJump = levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
        return isJump ? [`${page.path}: ${levels.join(' ')}`] : [];
      });
      expect(jumps).toEqual([]);
    });

    test('every image has its size and an alternative text', () => {
      const faults = pages.flatMap((page) =>
        all(page, 'img')
          .filter(
            ({ attributes: { width, height, alt } }) => !(Number(width) > 0 && Number(height) > 0) || alt === undefined,
          )
          .map(({ attributes }) => `${page.path}: ${attributes.src}`),
      );
      expect(faults).toEqual([]);
    });

    test('every image names several widths and its displayed width', () => {
      const isFitted = ({ srcset = '', sizes = '' }: Record<string, string>) =>
        sizes !== '' && srcset.split(', ').every((candidate) => / \d+w$/.test(candidate));
      const faults = pages.flatMap((page) =>
        [...all(page, 'img'), ...all(page, 'source')]
          .filter(({ attributes }) => !isFitted(attributes))
          .map(({ tag, attributes }) => `${page.path}: ${tag} ${attributes.src ?? attributes.srcset}`),
      );
      expect(faults).toEqual([]);
    });

    test('loads only the first image eagerly and each in two formats', () => {
      const faults = pages.flatMap((page) => {
        const first = page.elements.find(({ within, tag }) => tag === 'section' && within.at(-1)?.tag === 'main');
        const images = all(page, 'img').filter(({ within }) => first && within.includes(first));
        const main = all(page, 'main').flatMap((main) =>
          all(page, 'img').filter(({ within }) => within.includes(main)),
        );
        const mainImages = main.filter(({ within }) => !within.some(({ tag }) => tag === 'picture'));
        return [
          ...(images[0]?.attributes.loading === 'lazy' ? [`${page.path}: the first picture is lazy`] : []),
          ...images
            .slice(1)
            .flatMap(({ attributes }) => (attributes.loading === 'lazy' ? [] : [`${page.path}: not lazy`])),
          ...mainImages.map(({ attributes }) => `${page.path}: ${attributes.src} has one format`),
        ];
      });
      expect(faults).toEqual([]);
    });
  });
}

async function faultsOf({ path, html }: Page): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
  );
}
