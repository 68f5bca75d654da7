/** Things with an address of their own kind: e-mail, telephone, web. All are single lines of text, empty when not given. */
import { z } from 'zod';
import { type Field, type FieldOptions, type Rules, requiredWhen } from './field.ts';
import { cleanLine } from './text.ts';

export interface EmailField extends Field<'email', string> {
  readonly placeholder?: string;
}
export interface PhoneField extends Field<'phone', string> {
  readonly placeholder?: string;
}
export interface UrlField extends Field<'url', string> {
  readonly placeholder?: string;
}

interface AddressOptions extends FieldOptions {
  placeholder?: string;
  initial?: string;
}

const EMAIL = z.email();
// Digits, spaces and the signs people write around them; "Call 0800…" and names are typing errors.
const PHONE = /^\+?[\d\s().-]{6,25}(\s*(ext|x)\.?\s*\d{1,6})?$/i;
// Only these can do nothing but navigate: a `javascript:` link would run in the visitor's page.
const URL_START = /^(https?:\/\/[^\s/$.?#][^\s]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+|\/(?!\/)[^\s\\]*|#[^\s]*)$/i;

/** An e-mail address. */
export function email(label: string, options: AddressOptions = {}): EmailField {
  return address('email', label, 254, (value) => EMAIL.safeParse(value).success, 'like name@example.co.uk', options);
}

/** A telephone number as people in the UK write it. */
export function phone(label: string, options: AddressOptions = {}): PhoneField {
  return address('phone', label, 40, (value) => PHONE.test(value), 'like 020 7946 0123', options);
}

/** A web address (`https:`, `mailto:`, `tel:`), a path on this site (`/career`) or a fragment (`#apply`). */
export function url(label: string, options: AddressOptions = {}): UrlField {
  const example = 'like https://example.co.uk or /contact-us';
  return address('url', label, 2_000, (value) => URL_START.test(value), example, options);
}

function address<Kind extends string>(
  kind: Kind,
  label: string,
  max: number,
  isValid: (value: string) => boolean,
  example: string,
  { required = false, help, placeholder, initial = '' }: AddressOptions,
) {
  const field = { kind, label, help, required, placeholder };
  const shape = cleanLine(label, max).refine((value) => value === '' || isValid(value), {
    error: `${label} must be ${example}.`,
  });
  return {
    ...field,
    initial: () => initial,
    schema: (rules: Rules) => requiredWhen(field, rules, shape, (value) => value === ''),
  };
}
