/** The first placeholder of a template, such as `[times]`, that is still in the text. Other brackets are not placeholders. */
export function findOpenPlaceholder(text: string, templates: readonly { text: string }[]): string | undefined {
  const placeholders = templates.flatMap((template) => template.text.match(/\[[^\]\n]+\]/g) ?? []);
  return placeholders.find((placeholder) => text.includes(placeholder));
}
