import type { ImageField } from 'content-types/fields/image';
import type { FieldView } from './field-view.ts';
import { ImageInput } from './image/ImageInput.tsx';
import { Thumbnail } from './image/Thumbnail.tsx';

export const image: FieldView<ImageField> = {
  Input: ImageInput,
  Cell: ({ value }) => (value ? <Thumbnail image={value} size={32} /> : null),
  inWords: (_field, value) => (value ? value.alt || `Picture of ${value.width} × ${value.height} pixels` : ''),
};
