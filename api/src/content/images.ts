import type { Field, Fields } from 'content-types/fields/field';
import type { GroupField } from 'content-types/fields/group';
import type { Image } from 'content-types/fields/image';
import type { ListField } from 'content-types/fields/list';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { media } from '../database/schema/media.ts';
import { HttpError, type Issue } from '../lib/errors.ts';

type Data = Record<string, unknown>;

/** Gives every picture in `data` its true size, in place. Throws 422 for one that is not in the media library. */
export function fillImages(db: Database, fields: Fields, data: Data): Data {
  const images = [...imagesIn(fields, data, [])];
  if (images.length === 0) return data;
  const ids = [...new Set(images.map(({ image }) => image.id))];
  const known = new Map(
    db
      .select()
      .from(media)
      .where(inArray(media.id, ids))
      .all()
      .map((row) => [row.id, row]),
  );
  const issues: Issue[] = [];
  for (const { image, path } of images) {
    const row = known.get(image.id);
    if (row) Object.assign(image, { width: row.width, height: row.height });
    else issues.push({ path: path.join('.'), message: 'This picture is not in the media library.' });
  }
  if (issues[0]) throw new HttpError(422, issues[0].message, { issues });
  return data;
}

type Found = { image: Image; path: (string | number)[] };

function* imagesIn(fields: Fields, data: Data, path: Found['path']): Generator<Found> {
  for (const [name, field] of Object.entries(fields)) yield* imagesInValue(field, data[name], [...path, name]);
}

function* imagesInValue(field: Field, value: unknown, path: Found['path']): Generator<Found> {
  if (value === null || value === undefined) return;
  if (field.kind === 'image') yield { image: value as Image, path };
  if (field.kind === 'group') yield* imagesIn((field as GroupField).fields, value as Data, path);
  if (field.kind === 'list') {
    const { item } = field as ListField;
    for (const [i, element] of (value as unknown[]).entries()) yield* imagesInValue(item, element, [...path, i]);
  }
}
