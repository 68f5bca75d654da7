import { Input, Skeleton } from '@mantine/core';
import type { RichTextField } from 'content-types/fields/rich-text';
import { plainFromRichText } from 'content-types/text/rich-text';
import { lazy, Suspense } from 'react';
import type { FieldView } from '../field-view.ts';
import { texts } from '../texts.ts';

const Editor = lazy(() => import('./Editor.tsx'));

export const richText: FieldView<RichTextField> = {
  Input: ({ field, id, value, error, onChange, onBlur }) => (
    <Input.Wrapper
      labelElement="div"
      label={field.label}
      description={field.help}
      required={field.required}
      error={error}
      id={`${id}-text`}
      labelProps={{ id: `${id}-label` }}
    >
      <Suspense fallback={<Skeleton height={180} />}>
        <Editor
          id={id}
          labelledBy={`${id}-label`}
          value={value}
          hasError={!!error}
          picture={field.picture}
          onChange={onChange}
          onBlur={onBlur}
        />
      </Suspense>
    </Input.Wrapper>
  ),
  toText: (_field, value) => plainFromRichText(value, ({ alt, caption }) => texts.richText.picture(alt, caption)),
};
