/** Ink, paper and one accent, on Mantine's theme. Imported by the build too, so it holds data only. */
import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

const coral: MantineColorsTuple = [
  '#fff1ec',
  '#ffdfd5',
  '#ffbfad',
  '#ffa68f',
  '#ff9077',
  '#e0634a',
  '#c2452d',
  '#a93821',
  '#8d2e1b',
  '#6d2415',
];
const green: MantineColorsTuple = [
  '#eaf6ef',
  '#d0ecdb',
  '#a6dcbc',
  '#86d6ab',
  '#6fd19b',
  '#2f9463',
  '#1f7a4d',
  '#196440',
  '#134f33',
  '#0d3a26',
];
const red: MantineColorsTuple = [
  '#fdeeec',
  '#fad9d6',
  '#f9bdb8',
  '#ffaca5',
  '#ff9c94',
  '#d3443b',
  '#b3261e',
  '#971f18',
  '#7b1913',
  '#5c120e',
];
const saffron: MantineColorsTuple = [
  '#fff6e0',
  '#fdeabc',
  '#f9d98c',
  '#f6c964',
  '#f2b84b',
  '#b97d0c',
  '#8a5a00',
  '#724a00',
  '#5a3b00',
  '#422b00',
];
// The fourth shade of grey and dark draws the edges of inputs: 3:1 against what they lie on.
const gray: MantineColorsTuple = [
  '#f8f6f0',
  '#f1ede4',
  '#e6e1d5',
  '#d9d3c5',
  '#888c80',
  '#a3a598',
  '#7f8478',
  '#55615a',
  '#35423b',
  '#16211c',
];
const dark: MantineColorsTuple = [
  '#ece8de',
  '#c9ccc3',
  '#a3afa8',
  '#7b8981',
  '#6b7a72',
  '#2a3630',
  '#1f2a25',
  '#161f1b',
  '#0d1310',
  '#080c0a',
];

const sans = "'Instrument Sans Variable', system-ui, sans-serif";

export const theme: MantineThemeOverride = {
  colors: { coral, green, red, yellow: saffron, gray, dark },
  primaryColor: 'coral',
  primaryShade: 6,
  black: '#16211c',
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
  // The scroll lock of dialogs writes a <style> element, which the content security policy refuses: see styles.css.
  components: {
    Modal: { defaultProps: { lockScroll: false, centered: true, transitionProps: { duration: 150 } } },
    Drawer: { defaultProps: { lockScroll: false, position: 'right', transitionProps: { duration: 150 } } },
    Spotlight: { defaultProps: { lockScroll: false } },
    Tooltip: { defaultProps: { openDelay: 400, events: { hover: true, focus: true, touch: false } } },
    Button: { defaultProps: { fw: 600 } },
    // Help below the input keeps inputs that share a line on one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Badge: { defaultProps: { tt: 'none', fw: 500, radius: 'xl' } },
    Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 'sm' } },
  },
};

/** Mantine's variables that differ, and our own: `--paper` is the page, `--surface` what lies on it, `--edge` what must be seen at 3:1. */
export const surfaces = {
  light: {
    '--paper': '#faf7f0',
    '--sidebar': '#f3eee3',
    '--surface': '#ffffff',
    '--hairline': '#e2dccf',
    '--edge': '#888c80',
    '--deep': '#12352b',
    '--accent': '#c2452d',
    '--accent-text': '#b83d26',
    '--live': '#1f7a4d',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#16211c',
    '--mantine-color-dimmed': '#55615a',
    '--mantine-color-placeholder': '#69736c',
    '--mantine-color-anchor': '#b83d26',
    '--mantine-color-default-border': '#888c80',
  },
  dark: {
    '--paper': '#121a16',
    '--sidebar': '#0f1613',
    '--surface': '#1a2420',
    '--hairline': '#2c3832',
    '--edge': '#6b7a72',
    '--deep': '#0f2b23',
    '--accent': '#ff9077',
    '--accent-text': '#ff9077',
    '--live': '#6fd19b',
    '--mantine-color-body': '#1a2420',
    '--mantine-color-text': '#ece8de',
    '--mantine-color-dimmed': '#a3afa8',
    '--mantine-color-placeholder': '#8d9a93',
    '--mantine-color-anchor': '#ff9077',
    '--mantine-color-error': '#ff9c94',
    '--mantine-color-default-border': '#6b7a72',
  },
};
