/** Sample documents: a type's data, with images as names of files in images/. Omitted fields get their initial values. */
import type { DataByType, TypeName } from 'content-types';
import type { Image, Point } from 'content-types/fields/image';
import type { RichText } from 'content-types/text/rich-text';

/** An image that the importer stores: `images/FILE.webp`, or `.jpg` for products, which take no WebP. */
export interface SampleImage {
  file: string;
  alt: string;
  focus?: Point;
}

type WithSampleImages<T> = T extends Image
  ? SampleImage
  : T extends RichText
    ? RichText
    : T extends (infer Item)[]
      ? WithSampleImages<Item>[]
      : T extends object
        ? { [Name in keyof T]: WithSampleImages<T[Name]> }
        : T;

export type SampleData = { [Name in TypeName]: WithSampleImages<DataByType[Name]> };

export type SampleDocument<Name extends TypeName = TypeName> = {
  [N in Name]: {
    type: N;
    id?: string;
    data: Partial<SampleData[N]>;
    /** The number of days between going live and the import. Defaults to 0. */
    daysAgo?: number;
    /** The source file that defines the document. */
    source?: string;
  };
}[Name];

/** Names an image file. A decorative image has an empty `alt`. `focus` stays visible in a crop; the default is the middle. */
export function image(file: string, alt = '', focus?: Point): SampleImage {
  return focus ? { file, alt, focus } : { file, alt };
}

/** Turns a list of data into documents of one type. */
export function documents<Name extends TypeName>(
  type: Name,
  dataList: Partial<SampleData[Name]>[],
): SampleDocument<Name>[] {
  return dataList.map((data) => ({ type, data }));
}
