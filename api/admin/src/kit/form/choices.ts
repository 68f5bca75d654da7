export interface Option {
  value: string;
  label: string;
}

/** Options in the order shown. A record maps values to labels. */
export type Choices = readonly Option[] | Readonly<Record<string, string>>;

export function toOptions(choices: Choices): Option[] {
  if (Array.isArray(choices)) return [...choices];
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
