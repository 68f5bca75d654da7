import { Anchor, TextInput } from '@mantine/core';
import type { EmailField, PhoneField, UrlField } from 'content-types/fields/addresses/email-phone-url';
import { toTelephoneLink } from 'content-types/text/phone';
import { type FieldView, type InputProps, labelProps } from './field-view.ts';
import { PageInput } from './link/PageInput.tsx';
import { texts } from './texts.ts';

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
  Cell: ({ value }) => <Link href={toTelephoneLink(value)}>{value}</Link>,
  toText: (_field, value) => value,
};

export const url: FieldView<UrlField> = {
  Input: (props) =>
    props.field.pages ? (
      <PageInput {...labelProps(props)} value={props.value} onChange={props.onChange} />
    ) : (
      <AddressInput {...props} type="url" example={texts.addressExample} />
    ),
  toText: (_field, value) => value,
};

interface AddressInputProps extends InputProps<AddressField> {
  type: 'email' | 'tel' | 'url';
  example?: string;
}

function AddressInput({ type, example, ...props }: AddressInputProps) {
  const { field, value, onChange } = props;
  return (
    <TextInput
      // An address may also be a path on the site, which browsers do not accept as a URL.
      type={type === 'url' ? 'text' : type}
      inputMode={type}
      placeholder={field.placeholder ?? example}
      {...labelProps(props)}
      value={value}
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
