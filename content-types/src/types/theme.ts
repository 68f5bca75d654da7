import { EXTRA_FONTS, type ExtraFont, STANDARD_THEME, themeContrast } from '../brand/theme.ts';
import { singleton } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { colour } from '../fields/colour.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image.ts';

const { accent, deep, paper, second, third } = STANDARD_THEME;

const extraFonts = Object.fromEntries(Object.entries(EXTRA_FONTS).map(([name, { label }]) => [name, label])) as Record<
  ExtraFont,
  string
>;

const SHAPES = 'For shapes and bands. A lighter or darker shade is used where text would be hard to read.';
const OWN = ['colours', 'own'] as const;

/** The look of the site. The initial values match the stylesheet. */
export const theme = singleton({
  name: 'theme',
  path: 'theme',
  label: { one: 'Brand' },
  group: 'Shared',
  admin: {
    words: 'colours fonts logo favicon',
  },
  affects: ['menu'],
  shownOn: { homePage: 'Home', job: 'A job', contactPage: 'Contact' },
  fields: {
    logo: image('Logo', {
      help: 'Shown up to 150 by 48 pixels, so upload twice that. If blank, your company name is shown.',
    }),
    darkLogo: optional(
      image('Logo for dark backgrounds', { help: 'If blank, the logo has a white background there.' }),
    ),
    accent: colour('Accent colour', {
      initial: accent,
      contrast: themeContrast('accent'),
      help: 'Buttons, links and highlights.',
    }),
    deep: colour('Dark colour', {
      initial: deep,
      contrast: themeContrast('deep'),
      help: 'Dark bands, such as the footer. It also tints pages in dark mode.',
    }),
    paper: colour('Page background', { initial: paper, contrast: themeContrast('paper') }),
    colours: optional(
      choice('Other colours', { options: { derived: 'Chosen to go with these', own: 'Two more of your own' } }),
    ),
    second: optional({ ...colour('Second colour', { initial: second, help: SHAPES }), when: OWN }),
    third: optional({ ...colour('Third colour', { initial: third, help: SHAPES }), when: OWN }),
    motif: optional(
      choice('Shapes', {
        options: { circles: 'Overlapping circles', arcs: 'Arcs', none: 'None: plain rectangular images' },
        help: 'Shown behind headings, around images and, if there’s no logo, next to your name.',
      }),
    ),
    header: optional(
      choice('Header', {
        options: { side: 'Logo, then menu', centre: 'Logo in the middle, menu below', band: 'Dark band' },
      }),
    ),
    displayFont: choice('Headline font', {
      options: { 'bricolage-grotesque': 'Bricolage Grotesque (standard)', ...extraFonts },
    }),
    textFont: choice('Text font', { options: { 'instrument-sans': 'Instrument Sans (standard)', ...extraFonts } }),
    corners: choice('Corners', { options: { round: 'Round', soft: 'Soft', square: 'Square' } }),
    scheme: choice('Colour scheme', {
      options: { auto: 'Light or dark, to suit the device', light: 'Always light', dark: 'Always dark' },
    }),
  },
});
