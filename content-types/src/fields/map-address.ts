import { isMap } from '../lib/site-headers.ts';
import type { UrlField } from './email-phone-url.ts';
import { type FieldOptions, type Rules, requiredWhen } from './field.ts';
import { cleanLine } from './text.ts';

const EXAMPLE = 'https://www.openstreetmap.org/export/embed.html?bbox=-0.16,51.49,-0.11,51.52';

/** The address of a map to be shown in a frame: of one of the few that pages are allowed to frame. */
export function mapAddress(label: string, { required = false, help }: FieldOptions = {}): UrlField {
  const field = { kind: 'url' as const, label, help, required, placeholder: EXAMPLE };
  const shape = cleanLine(label, 2_000).refine((value) => value === '' || isMap(value), {
    error: `${label} must be the https address of an embedded map of OpenStreetMap or Google.`,
  });
  return {
    ...field,
    initial: () => '',
    schema: (rules: Rules) => requiredWhen(field, rules, shape, (value) => value === ''),
  };
}
