import type { Image, ImageField } from 'content-types/fields/image';
import type { FieldView } from '../field-view.ts';
import { ImageInput } from './ImageInput.tsx';
import { Thumbnail } from './Thumbnail.tsx';

export const image: FieldView<ImageField> = {
  Input: ImageInput,
  Cell: ({ value }) => (value ? <Thumbnail image={value} size={32} /> : null),
  toText: (_field, value) => (value ? `${value.alt || describeSize(value)}${describeFocus(value)}` : ''),
};

function describeSize({ width, height }: Image): string {
  return `ImageView of ${width} × ${height} pixels`;
}

function describeFocus({ focus }: Image): string {
  return focus ? ` (focal point ${percent(focus.x)} from the left, ${percent(focus.y)} from the top)` : '';
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
