/** What a sample document is: a type's data, in which pictures are named instead of uploaded. */
import type { DataByType, TypeName } from 'content-types';
import type { Image } from 'content-types/fields/image';
import type { RichText } from 'content-types/lib/rich-text';
import type { ArtName } from './art/index.ts';

/** A picture to be drawn and stored by the importer. */
export interface ArtImage {
  art: ArtName;
  alt: string;
}

type WithArt<T> = T extends Image
  ? ArtImage
  : T extends RichText
    ? RichText
    : T extends (infer Item)[]
      ? WithArt<Item>[]
      : T extends object
        ? { [Name in keyof T]: WithArt<T[Name]> }
        : T;

export type SampleData = { [Name in TypeName]: WithArt<DataByType[Name]> };

export type SampleDocument<Name extends TypeName = TypeName> = {
  [N in Name]: {
    type: N;
    id?: string;
    data: SampleData[N];
    /** How many days before the import it went live; 0 unless told. */
    daysAgo?: number;
  };
}[Name];

/** Names a picture. `alt` is empty when it is decoration. */
export function art(name: ArtName, alt = ''): ArtImage {
  return { art: name, alt };
}

/** Documents of one type, from their data alone. */
export function documents<Name extends TypeName>(type: Name, all: SampleData[Name][]): SampleDocument<Name>[] {
  return all.map((data) => ({ type, data }));
}
