/**
 * Fields for email addresses, telephone numbers and web addresses. Each is a single line of text, empty if not given.
 */
import { z } from 'zod';
import { isMap } from '../../text/map-address.ts';
import { PHONE } from '../../text/phone.ts';
import { type Contact, type Field, type FieldOptions, type Format, type Rules, requiredWhen } from '../field.ts';
import { FORMATS } from '../problems.ts';
import { cleanLine } from '../text.ts';

export interface EmailField extends Field<'email', string> {
  /** The maximum length, in characters. */
  readonly max: number;
  readonly placeholder?: string;
}
export interface PhoneField extends Field<'phone', string> {
  /** The maximum length, in characters. */
  readonly max: number;
  readonly placeholder?: string;
}
export interface UrlField extends Field<'url', string> {
  readonly placeholder?: string;
  /** Whether the address usually leads to a page of the site. The admin then suggests pages. */
  readonly pages?: boolean;
}

interface AddressOptions extends FieldOptions {
  placeholder?: string;
  initial?: string;
  format?: Format;
  inherits?(contact: Contact): string;
}

const EMAIL = z.email();
const COMPANY_PHONE = /^(?=.*\d.*\d.*\d)\+?[\dA-Z\s().-]{3,40}$/i;
// Matches addresses that can only navigate. A `javascript:` link would run in the visitor's page.
const URL_START = /^(https?:\/\/[^\s/$.?#][^\s]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+|\/(?!\/)[^\s\\]*|#[^\s]*)$/i;

const EXAMPLES = { email: 'name@example.co.uk', phone: '020 7946 0123', url: '/contact-us' };
const MAP_EXAMPLE = 'https://www.openstreetmap.org/export/embed.html?bbox=-0.16,51.49,-0.11,51.52';

export function isEmail(value: string): boolean {
  return EMAIL.safeParse(value).success;
}

export function email(label: string, options: AddressOptions = {}): EmailField {
  return createAddressField('email', label, 254, isEmail, FORMATS.email, options);
}

/** A telephone number as people in the UK write it. */
export function phone(label: string, options: AddressOptions = {}): PhoneField {
  return createAddressField('phone', label, 40, (value) => PHONE.test(value), FORMATS.tel, options);
}

/** A company's telephone number, in which letters may stand for digits, as in 1-800-STAFFING. */
export function companyPhone(label: string, options: AddressOptions = {}): PhoneField {
  return createAddressField(
    'phone',
    label,
    40,
    (value) => COMPANY_PHONE.test(value),
    'a phone number, like 0800 496 0123',
    options,
  );
}

export function emailOrFax(label: string, options: AddressOptions = {}): EmailField {
  const isValid = (value: string) => EMAIL.safeParse(value).success || PHONE.test(value);
  return createAddressField(
    'email',
    label,
    254,
    isValid,
    'an email address or fax number, like name@example.co.uk or 020 7946 0123',
    options,
  );
}

/** A web address (`https:`, `mailto:`, `tel:`), a path on this site (`/career`) or a fragment (`#apply`). */
export function url(label: string, { pages, ...options }: AddressOptions & { pages?: boolean } = {}): UrlField {
  const example = 'a web address or a path on this site, like https://example.co.uk or /contact-us';
  return { ...createAddressField('url', label, 2_000, (value) => URL_START.test(value), example, options), pages };
}

/** The address of an embedded map, on one of the hosts that a page may show in a frame. */
export function mapAddress(label: string, options: AddressOptions = {}): UrlField {
  const example = 'the https address of an embedded OpenStreetMap or Google map';
  return createAddressField('url', label, 2_000, isMap, example, { placeholder: MAP_EXAMPLE, ...options });
}

function createAddressField<Kind extends keyof typeof EXAMPLES>(
  kind: Kind,
  label: string,
  max: number,
  isValid: (value: string) => boolean,
  example: string,
  { required = false, help, placeholder, initial = '', format, inherits }: AddressOptions,
) {
  const field = { kind, label, help, required, max, placeholder, format, inherits };
  const shape = cleanLine(label, max).refine((value) => value === '' || isValid(value), {
    error: `${label} must be ${example}.`,
  });
  return {
    ...field,
    initial: () => initial,
    example: () => (kind === 'url' && placeholder) || EXAMPLES[kind],
    schema: (rules: Rules) => requiredWhen(field, rules, shape, (value) => value === ''),
  };
}
