/** Only for .astro files; Biome formats the rest. */
export default {
  printWidth: 120,
  singleQuote: true,
  plugins: ['prettier-plugin-astro'],
  overrides: [{ files: '*.astro', options: { parser: 'astro' } }],
};
