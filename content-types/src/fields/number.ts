import { z } from 'zod';
import { formatCount } from '../text/plural.ts';
import { type Field, type FieldOptions, type Rules, requiredWhen } from './field.ts';

export interface NumberField extends Field<'number', number | null> {
  readonly min: number;
  readonly max: number;
  /** Suggested numbers with their labels. Other numbers are valid too. */
  readonly options?: readonly { value: number; label: string }[];
}

/** An amount in whole pence, or `null` if not given: £12.71 is 1271. */
export interface MoneyField extends Field<'money', number | null> {
  readonly max: number;
}

export interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
  /** The step between two values; 1 unless given. */
  step?: 1 | 0.5;
  /** Reasons, added to the error for a number below `min` or above `max`. */
  why?: { min?: string; max?: string };
  initial?: number;
  options?: NumberField['options'];
}

/** A number, or `null` if not given. It is whole unless `step` is a fraction. */
export function number(label: string, options: NumberOptions = {}): NumberField {
  const { required = false, help, min = 0, max = 1_000_000, step = 1, why = {}, initial = null } = options;
  const field = { kind: 'number' as const, label, help, required, min, max, options: options.options };
  const sentence = (text: string, reason = '') => `${label} must be ${text}.${reason && ` ${reason}`}`;
  const error = sentence(step === 1 ? 'a whole number' : 'a whole or half number, like 37.5');
  const shape = (step === 1 ? z.int({ error }) : z.number({ error }).multipleOf(step, { error }))
    .min(min, sentence(`${min} or more`, why.min))
    .max(max, sentence(`${formatCount(max)} or less`, why.max))
    .nullable();
  return {
    ...field,
    initial: () => initial,
    example: () => min,
    schema: (rules) => requiredWhen(field, rules, shape, isMissing),
  };
}

/** An amount in pounds sterling, held as whole pence. */
export function money(label: string, { required = false, help }: FieldOptions = {}): MoneyField {
  const max = 1_000_000_000;
  const field = { kind: 'money' as const, label, help, required, max };
  const shape = z
    .int({ error: `${label} must be an amount in pounds and pence, like 12.71.` })
    .min(0, `${label} can’t be less than zero.`)
    .max(max, `${label} must be £10,000,000 or less.`)
    .nullable();
  return {
    ...field,
    initial: () => null,
    example: () => 1271,
    schema: (rules: Rules) => requiredWhen(field, rules, shape, isMissing),
  };
}

function isMissing(value: number | null): boolean {
  return value === null;
}
