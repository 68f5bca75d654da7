/** Parts of images, as fractions of their width and height, from the top left. */
import type { Point } from 'content-types/fields/image';
import { variantWidths } from 'content-types/media/image-widths';

export interface Area extends Point {
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 };

/** The largest centred part with this ratio of width to height. */
export function centreArea(image: Size, ratio: number): Area {
  const imageRatio = image.width / image.height;
  const width = Math.min(1, ratio / imageRatio);
  const height = Math.min(1, imageRatio / ratio);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The size of a part once it is cropped from the largest variant. */
export function toPixels(area: Area, image: Size): Size {
  const width = variantWidths(image.width).at(-1) ?? image.width;
  const height = (image.height * width) / image.width;
  return { width: Math.max(1, Math.round(area.width * width)), height: Math.max(1, Math.round(area.height * height)) };
}

/** Converts a point of the whole image to a point of a part of it; a point outside the part moves to its edge. */
export function pointIn(area: Area, { x, y }: Point): Point {
  return { x: clampFraction((x - area.x) / area.width), y: clampFraction((y - area.y) / area.height) };
}

/** Clamps a fraction to 0–1 and rounds it to a thousandth. */
export function clampFraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}
