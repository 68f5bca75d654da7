/** The agency's colours, and the two tints that pictures alone use. */
export const palette = {
  ink: '#14211d',
  paper: '#f6f1e7',
  coral: '#e8613c',
  saffron: '#eba937',
  green: '#1d4a3f',
  sage: '#9db8a4',
  sky: '#bcd6dc',
  blush: '#f4c9b5',
  rust: '#b8412a',
  amber: '#c9821f',
  moss: '#0f2f28',
} as const;

export type Colour = keyof typeof palette;
