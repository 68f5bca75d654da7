/** The first gap of a template, such as `[times]`, that is still in the text. What somebody put into brackets by themselves is none. */
export function findOpenPlaceholder(text: string, templates: readonly { text: string }[]): string | undefined {
  const gaps = templates.flatMap((template) => template.text.match(/\[[^\]\n]+\]/g) ?? []);
  return gaps.find((gap) => text.includes(gap));
}
