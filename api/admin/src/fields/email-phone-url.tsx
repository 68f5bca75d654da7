import { Anchor, Text, TextInput } from '@mantine/core';
import type { EmailField, PhoneField, UrlField } from 'content-types/fields/email-phone-url';
import type { FieldView, InputProps } from './field-view.ts';

type AddressField = EmailField | PhoneField | UrlField;

export const email: FieldView<EmailField> = {
  Input: (props) => <AddressInput {...props} type="email" />,
  isNarrow: () => true,
  Cell: ({ value }) => <Link href={`mailto:${value}`}>{value}</Link>,
  toText: (_field, value) => value,
};

export const phone: FieldView<PhoneField> = {
  Input: (props) => <AddressInput {...props} type="tel" />,
  isNarrow: () => true,
  Cell: ({ value }) => <Link href={`tel:${value.replaceAll(' ', '')}`}>{value}</Link>,
  toText: (_field, value) => value,
};

export const url: FieldView<UrlField> = {
  Input: (props) => <AddressInput {...props} type="url" example="https://… or /contact-us" />,
  Cell: ({ value }) => (
    <Text span size="sm" truncate>
      {value}
    </Text>
  ),
  toText: (_field, value) => value,
};

interface AddressInputProps extends InputProps<AddressField> {
  type: 'email' | 'tel' | 'url';
  example?: string;
}

function AddressInput({ type, example, field, id, value, error, onChange, onBlur }: AddressInputProps) {
  return (
    <TextInput
      // An address may also be a path on the site, which browsers do not take for a URL.
      type={type === 'url' ? 'text' : type}
      inputMode={type}
      placeholder={field.placeholder ?? example}
      id={id}
      label={field.label}
      description={field.help}
      required={field.required}
      value={value}
      error={error}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
    />
  );
}

function Link({ href, children }: { href: string; children: string }) {
  return children ? (
    <Anchor href={href} size="sm">
      {children}
    </Anchor>
  ) : null;
}
