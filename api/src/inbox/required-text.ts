import { cleanLine, cleanText } from 'content-types/fields/text';

/** What staff must write in a line; `max` in characters. */
export function requiredLine(label: string, max: number) {
  return cleanLine(label, max).refine((value) => value !== '', `${label} is required.`);
}

/** The same, of several lines. */
export function requiredText(label: string, max: number) {
  return cleanText(label, max).refine((value) => value !== '', `${label} is required.`);
}
