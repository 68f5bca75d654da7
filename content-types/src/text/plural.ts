// Created once, because creating a formatter is slow.
const rules = new Intl.PluralRules('en-GB');
const numbers = new Intl.NumberFormat('en-GB');

/**
 * The text for a number, which replaces `#`: `{ one: '# job', other: '# jobs' }` gives `1 job` and `1,200 jobs`. Each
 * form is a whole phrase, so that a translation can order its words freely.
 */
export function plural(count: number, forms: { one: string; other: string }): string {
  const form = rules.select(count) === 'one' ? forms.one : forms.other;
  return form.replaceAll('#', formatCount(count));
}

/** Formats a count: `1,200`. */
export function formatCount(count: number): string {
  return numbers.format(count);
}
