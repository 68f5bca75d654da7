/** The site's colours and one accent for Mantine's theme. The build imports it too, so it only holds data. */
import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { common } from '../kit/text/texts.ts';

const coral = shades('#fdf0ea #fbdccf #f4c9b5 #f5a98d #ff9472 #ef7a57 #e8613c #ee7350 #b3391f #8c2c18');
const green = shades('#eef5ec #dcebd9 #b9d8bd #9bd3b4 #7fd6ac #2f8a63 #0d6244 #0b5239 #08422e #063223');
const red = shades('#fdefe9 #fadfd5 #f6c3b4 #ffb5a5 #ffa491 #c9432f #a3271a #8b2015 #701a11 #54130d');
const saffron = shades('#fdf5e1 #fbe9c1 #f6d998 #f1c566 #eba937 #b97d12 #8a5a00 #724a00 #5a3b00 #422b00');
// Shade 4 of grey and dark, counted from 0, is for the borders of inputs, which need a contrast of 3:1.
const gray = shades('#f9f5ec #f1ebdf #e6decd #d8cfbc #757f78 #69736d #5a655f #4b5852 #2f3d37 #14211d');
const dark = shades('#f3ede0 #d3d3c9 #a9b6af #8d9a93 #73807a #2b3934 #1f2c27 #18231f #0f1815 #0a110f');

const sans = "'Instrument Sans Variable', system-ui, sans-serif";

// The scroll lock of dialogs writes a <style> element, which the content security policy forbids: see styles.css.
const DIALOG = {
  // Gives the header element a role: otherwise it would count as the page's banner.
  attributes: { header: { role: 'presentation' } },
  lockScroll: false,
  transitionProps: { duration: 150 },
  closeButtonProps: { 'aria-label': common.close },
};

export const theme: MantineThemeOverride = {
  colors: { coral, green, red, yellow: saffron, gray, dark },
  primaryColor: 'coral',
  primaryShade: 6,
  // Dark text on coral, white text on darker colours.
  autoContrast: true,
  luminanceThreshold: 0.22,
  black: '#14211d',
  fontFamily: sans,
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.15' },
      h2: { fontSize: '1.125rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 'md',
  radius: { sm: '0.25rem', md: '0.375rem', lg: '0.75rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { ...DIALOG, centered: true } },
    Drawer: { defaultProps: { ...DIALOG, position: 'right' } },
    Spotlight: { defaultProps: { lockScroll: false } },
    Tooltip: { defaultProps: { openDelay: 400, events: { hover: true, focus: true, touch: false } } },
    Button: { defaultProps: { fw: 600 } },
    // Help text goes below the inputs, so that inputs in the same row line up.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Badge: { defaultProps: { tt: 'none', fw: 500, radius: 'xl' } },
    Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 'sm' } },
  },
};

/**
 * The Mantine variables that we override, and our own: `--paper` is the page, `--surface` is for panels on it, `--edge`
 * has a contrast of 3:1.
 */
export const surfaces = {
  light: {
    '--paper': '#f6f1e7',
    '--sidebar': '#efe8d9',
    '--surface': '#fffcf6',
    '--hairline': '#dfd7c6',
    '--edge': '#757f78',
    '--deep': '#1d4a3f',
    '--accent': '#e8613c',
    '--accent-text': '#b3391f',
    '--live': '#0d6244',
    '--circle-left': '#1d4a3f',
    '--mantine-color-body': '#fffcf6',
    '--mantine-color-text': '#14211d',
    '--mantine-color-dimmed': '#4b5852',
    '--mantine-color-placeholder': '#66706a',
    '--mantine-color-anchor': '#b3391f',
    '--mantine-color-default': '#fffcf6',
    '--mantine-color-default-border': '#757f78',
  },
  dark: {
    '--paper': '#0f1815',
    '--sidebar': '#0c1412',
    '--surface': '#18231f',
    '--hairline': '#2b3934',
    '--edge': '#73807a',
    '--deep': '#16382f',
    '--accent': '#e8613c',
    '--accent-text': '#ff9472',
    '--live': '#7fd6ac',
    '--circle-left': '#3d6a5d',
    '--mantine-color-body': '#18231f',
    '--mantine-color-text': '#f3ede0',
    '--mantine-color-dimmed': '#a9b6af',
    '--mantine-color-placeholder': '#8d9a93',
    '--mantine-color-anchor': '#ff9472',
    '--mantine-color-error': '#ffa491',
    '--mantine-color-default-border': '#73807a',
  },
};

function shades(colours: string): MantineColorsTuple {
  return colours.split(' ') as unknown as MantineColorsTuple;
}
