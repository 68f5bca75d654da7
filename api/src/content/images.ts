import type { Fields } from 'content-types/fields/any-field';
import type { Image } from 'content-types/fields/image';
import { type Path, walk } from 'content-types/lib/walk';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { media } from '../database/schema/content.ts';
import { type Issue, rejectIssues } from '../lib/errors.ts';

type Data = Record<string, unknown>;

/** Gives every picture in `data` its true size, in place. Throws 422 for one that is not in the media library. */
export function fillImages(db: Database, fields: Fields, data: Data): Data {
  const images = findImages(fields, data);
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
  rejectIssues(issues);
  return data;
}

interface Found {
  image: Image;
  path: Path;
}

function findImages(fields: Fields, data: Data): Found[] {
  const found: Found[] = [];
  walk(fields, data, (field, value, path) => {
    if (field.kind === 'image' && value) found.push({ image: value as Image, path });
  });
  return found;
}
