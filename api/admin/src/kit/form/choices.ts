export interface Option {
  value: string;
  label: string;
}

/** In their order; a record has the labels by value. */
export type Choices = readonly Option[] | Readonly<Record<string, string>>;

export function toOptions(choices: Choices): Option[] {
  if (Array.isArray(choices)) return [...choices];
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
