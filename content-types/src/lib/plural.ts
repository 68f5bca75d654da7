const RULES = new Intl.PluralRules('en-GB');

/**
 * The text for a number, with the number where the text has `#`: `{ one: '# job', other: '# jobs' }` gives `1 job` and
 * `1,200 jobs`. Each form is a whole phrase or sentence, so that a translation can order its words freely.
 */
export function plural(count: number, forms: { one: string; other: string }): string {
  const form = RULES.select(count) === 'one' ? forms.one : forms.other;
  return form.replaceAll('#', count.toLocaleString('en-GB'));
}
