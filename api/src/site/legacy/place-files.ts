/** Finds the image field for each uploaded file, including fields in lists. */
import type { Fields } from 'content-types/fields/any-field';
import type { ImageField } from 'content-types/fields/image';

/**
 * A file part, as sent. `part` is its field name: `icon`, `tabImages`, `tabImages[2]`. Without bytes it is the part of
 * an item that has no new image.
 */
export interface FilePart {
  part: string;
  name: string;
  bytes: Buffer;
}

export interface Placed {
  /** Steps into the data: `['icon']`, `['tabs', 2, 'image']`. */
  path: (string | number)[];
  field: ImageField;
  file: FilePart;
}

/**
 * Finds each file's place. Unnumbered parts (`tabImages` twice) go to the items in order if each item has a part, or
 * one part is empty. Otherwise they fill items without a numbered part, first those without an image.
 */
export function placeFiles(
  fields: Fields,
  data: Record<string, unknown>,
  input: Record<string, unknown>,
  files: readonly FilePart[],
): Placed[] {
  const placedFiles: Placed[] = [];
  const place = (file: FilePart, path: Placed['path'], field: ImageField) => {
    placedFiles.push({ path, field, file });
  };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'image') {
      const file = files.findLast((f) => f.part === name && f.bytes.length > 0);
      if (file) place(file, [name], field);
    } else if (field.kind === 'list') {
      const { one, item } = field;
      const image = item.kind === 'group' && item.fields.image;
      if (image && image.kind === 'image') {
        const items = Array.isArray(data[name]) ? data[name] : [];
        const indexes = placesInList(`${one}Images`, items, itemsSent(input[name]), files);
        for (const [file, index] of indexes) place(file, [name, index, 'image'], image);
      }
    }
  }
  return placedFiles;
}

function placesInList(
  part: string,
  items: readonly unknown[],
  input: readonly unknown[],
  files: readonly FilePart[],
): Map<FilePart, number> {
  const places = new Map<FilePart, number>();
  for (const file of files) {
    const index = parseNumber(part, file.part);
    if (index !== null && index < items.length && file.bytes.length > 0) places.set(file, index);
  }
  const matchingFiles = files.filter((file) => file.part === part || file.part === `${part}[]`);
  if (matchingFiles.length === items.length || matchingFiles.some((file) => file.bytes.length === 0)) {
    for (const [index, file] of matchingFiles.slice(0, items.length).entries())
      if (file.bytes.length > 0) places.set(file, index);
    return places;
  }
  const filesInOrder = matchingFiles.filter((file) => file.bytes.length > 0);
  const freeIndexes = items.map((_, i) => i).filter((i) => ![...places.values()].includes(i));
  const targets =
    filesInOrder.length >= freeIndexes.length ? freeIndexes : chooseFreeIndexes(freeIndexes, items, input);
  targets.forEach((index, i) => {
    const file = filesInOrder[i];
    if (file) places.set(file, index);
  });
  return places;
}

/** Chooses items for fewer files than items: first those without an image, then items sent without an image address. */
function chooseFreeIndexes(freeIndexes: number[], items: readonly unknown[], inputs: readonly unknown[]): number[] {
  const emptyIndexes = freeIndexes.filter((i) => !getImage(items[i]) && !isAddress(getImage(inputs[i])));
  const unnamedIndexes = freeIndexes.filter((i) => !emptyIndexes.includes(i) && !isAddress(getImage(inputs[i])));
  return [...emptyIndexes, ...unnamedIndexes];
}

function parseNumber(part: string, name: string): number | null {
  const match = /^\[(\d{1,3})\]$/.exec(name.startsWith(part) ? name.slice(part.length) : '');
  return match ? Number(match[1]) : null;
}

function getImage(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? (item as { image?: unknown }).image : undefined;
}

/** Whether a value is the address of an image, which clients send for an image that stays. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function itemsSent(input: unknown): readonly unknown[] {
  if (typeof input !== 'string') return Array.isArray(input) ? input : [];
  const parsedValue: unknown = JSON.parse(input);
  return Array.isArray(parsedValue) ? parsedValue : [];
}
