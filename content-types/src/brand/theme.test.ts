import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSchema, initialData } from '../fields/field.ts';
import { theme as type } from '../types/theme.ts';
import { measureContrast } from './colour.ts';
import { drawingColours, listExtraFonts, pageColours, STANDARD_THEME, type Theme, themeStyle } from './theme.ts';

const NAVY: Theme = {
  ...STANDARD_THEME,
  ...{ accent: '#0b7285', deep: '#143059', paper: '#ffffff', corners: 'square', scheme: 'light' },
  ...{ displayFont: 'source-serif-4', textFont: 'figtree' },
};
const publish = createSchema(type.fields, 'publish');

/** The tokens of a style as shown in the light and dark schemes. */
function tokens(theme: Theme, scheme: 'light' | 'dark'): Record<string, string> {
  const pick = (value: string) => value.replace(/light-dark\((.+),(.+)\)/, scheme === 'light' ? '$1' : '$2');
  return Object.fromEntries(
    themeStyle(theme)
      .split(';')
      .map((declaration) => declaration.replace(/^--/, '').split(':'))
      .map(([name = '', value = '']) => [name, pick(value)]),
  );
}

test('adds no styles or fonts for the standard theme', () => {
  expect(initialData(type.fields)).toEqual({ logo: null, darkLogo: null, ...STANDARD_THEME });
  expect(themeStyle(STANDARD_THEME)).toBe('');
  expect(listExtraFonts(STANDARD_THEME)).toEqual([]);
  expect(drawingColours(STANDARD_THEME)).toMatchObject({ saffron: '#eba937', ink: '#14211d', green: '#1d4a3f' });
});

test('outputs only the properties that differ from the standard theme', () => {
  expect(themeStyle({ ...STANDARD_THEME, scheme: 'dark' })).toBe('color-scheme:dark');
  const style = themeStyle({ ...STANDARD_THEME, accent: '#0b7285' });
  expect(style).toContain('--accent:#0b7285;');
  expect(style).not.toMatch(/--(paper|deep|ink|radius|text|display):/);
  expect(themeStyle(NAVY)).toMatch(/--radius:0px;.*--display:Source Serif,Georgia,serif;--text:Figtree/);
  expect(listExtraFonts(NAVY)).toEqual(['source-serif-4', 'figtree']);
  expect(pageColours(NAVY)).toEqual({ light: '#ffffff', dark: '#ffffff' });
});

test('a colour too dark for dark pages gets a lighter shade there', () => {
  const theme: Theme = { ...STANDARD_THEME, accent: '#8a1c5b' };
  expect(publish.safeParse({ logo: null, ...theme }).success).toBe(true);
  expect(tokens(theme, 'light').accent).toBe('#8a1c5b');
  const { accent = '', 'on-accent': textColour = '' } = tokens(theme, 'dark');
  expect(measureContrast(accent, pageColours(theme).dark)).toBeGreaterThanOrEqual(3);
  expect(measureContrast(textColour, accent)).toBeGreaterThanOrEqual(4.5);
  expect(tokens({ ...theme, scheme: 'dark' }, 'dark').accent).toBe(accent);
  expect(type.fields.accent.contrast?.(theme.accent, { ...theme })?.results.at(-1)?.label).toContain(accent);
});

test('the longest style keeps the charset within the first kilobyte', () => {
  const longest = {
    ...NAVY,
    displayFont: 'atkinson-hyperlegible-next',
    textFont: 'public-sans',
    accent: '#0b7286',
    colours: 'own',
    second: '#ffd167',
    third: '#9ad1d5',
  } as const;
  expect(themeStyle(longest).length).toBeLessThan(940);
});

test('every publishable theme is readable in every pair of colours', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const pairs: [words: string, ground: string, needed: number][] = [
    ...['paper', 'raised', 'sunk'].flatMap((ground): [string, string, number][] => [
      ['ink', ground, 4.5],
      ['ink-soft', ground, 4.5],
      ['accent-text', ground, 4.5],
      ['edge', ground, 3],
    ]),
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-hover', 4.5],
    ['accent', 'paper', 3],
    ...['on-deep', 'on-deep-soft', 'on-deep-accent'].map((textToken): [string, string, number] => [
      textToken,
      'deep',
      4.5,
    ]),
    ['on-deep-edge', 'deep', 3],
    ...['coral', 'saffron', 'sage', 'sky', 'blush'].map((shape): [string, string, number] => ['on-shape', shape, 4.5]),
  ];
  fc.assert(
    fc.property(colour, colour, colour, fc.option(fc.tuple(colour, colour)), (accent, deep, paper, ownColours) => {
      // The theme that an editor gets by accepting every suggestion.
      const [second, third] = ownColours ?? [STANDARD_THEME.second, STANDARD_THEME.third];
      let theme: Theme = {
        ...STANDARD_THEME,
        accent,
        deep,
        paper,
        second,
        third,
        colours: ownColours ? 'own' : 'derived',
      };
      for (const name of ['paper', 'deep', 'accent'] as const) {
        theme = { ...theme, [name]: type.fields[name].contrast?.(theme[name], { ...theme })?.nearest ?? theme[name] };
      }
      fc.pre(publish.safeParse({ logo: null, ...theme }).success);
      const faults = (['light', 'dark'] as const).flatMap((scheme) => {
        const now = tokens(theme, scheme);
        return pairs.flatMap(([words, ground, needed]) => {
          const [a, b] = [now[words], now[ground]];
          return a && b && measureContrast(a, b) < needed
            ? [`${scheme} ${words} on ${ground}: ${measureContrast(a, b)}`]
            : [];
        });
      });
      expect([theme, faults]).toEqual([theme, []]);
    }),
    { numRuns: 100 },
  );
});

test('rejects an unreadable colour on publishing but accepts it in a draft', () => {
  const data = { ...initialData(type.fields), deep: '#6fa39a' };
  expect(publish.safeParse(data).error?.issues).toMatchObject([
    {
      path: ['deep'],
      message: expect.stringMatching(
        /^Light text on dark bands: the contrast is 2\.5:1 but must be at least 4\.5:1\. The nearest colour that works is #/,
      ),
    },
  ]);
  expect(createSchema(type.fields, 'draft').safeParse(data).success).toBe(true);
});
