/** The form for job alerts by email. */

import { email } from '../fields/addresses/email-phone-url.ts';
import type { Fields } from '../fields/any-field.ts';
import { choice } from '../fields/choice.ts';
import type { DataOf } from '../fields/field.ts';
import { text } from '../fields/text.ts';
import { type FormPart, toInputs } from '../forms/inputs.ts';
import { DISTANCE_LABELS, PERIOD_LABELS, TYPED } from './choices.ts';
import { FILTERS, type TermName } from './filters.ts';

/** Fields of the alert form for similar jobs. */
const fields = {
  email: email('Email', { required: true }),
  frequency: choice('How often', { options: { weekly: 'Every Monday', daily: 'Every morning' } }),
};

export const alert = {
  path: 'alerts',
  fields,
  form: {
    title: 'New jobs by email',
    button: 'Send me new jobs',
    failed: 'We couldn’t set up your job alert. Please try again.',
  },
};

/** Matches an amount as people type it: `£30,000`. */
const AMOUNT = '[£,\\s\\d]*(\\.\\d{1,2})?\\s*';
const PAY_MISMATCH = 'Minimum pay must be a number, like 30000 or 12.50.';

/** Labels by id. */
type Labels = Readonly<Record<string, string>>;

/** An alert in the format of the form. An empty id means any. */
export type AlertData = DataOf<ReturnType<typeof alertFields>>;

/** Returns the form's fields, with the agency's sectors, job types and contract types as choices. */
export function alertFields({ category, type, basis }: Record<TermName, Labels>) {
  const choiceOrAny = (label: string, options: Labels) => choice<string>(label, { options: { '': 'Any', ...options } });
  return {
    email: fields.email,
    q: text('Keywords', { max: TYPED.max }),
    category: choiceOrAny(FILTERS.category.label, category),
    type: choiceOrAny(FILTERS.type.label, type),
    place: text('Location', { max: 100, placeholder: 'Anywhere' }),
    miles: choice('Distance', { options: DISTANCE_LABELS }),
    frequency: fields.frequency,
    basis: choiceOrAny(FILTERS.basis.label, basis),
    remote: choice(FILTERS.remote.label, { options: { '': 'Any', ...FILTERS.remote.options } }),
    pay: {
      ...text('Minimum pay (£)', { max: 12 }),
      inputMode: 'decimal',
      pattern: AMOUNT,
      mismatch: PAY_MISMATCH,
      check: (value: string) => (/^\d{0,8}(\.\d{1,2})?$/.test(toPlainAmount(value)) ? '' : PAY_MISMATCH),
    },
    per: choice('Pay period', { options: PERIOD_LABELS }),
  };
}

const FOLDED_NAMES = ['basis', 'remote', 'pay', 'per'];

export function alertParts({ email, ...halves }: Fields): FormPart[] {
  const inputs = toInputs({ ...(email && { email }), ...halves }, Object.keys(halves));
  const foldedInputs = inputs.filter(({ name }) => FOLDED_NAMES.includes(name));
  const openPart = { inputs: inputs.filter((input) => !foldedInputs.includes(input)) };
  return foldedInputs.length > 0 ? [openPart, { summary: 'More choices', inputs: foldedInputs }] : [openPart];
}

/** Parses an amount: `£30,000` becomes `30000`. */
export function toPlainAmount(input: string): string {
  return input.replace(/[£,\s]/g, '');
}
