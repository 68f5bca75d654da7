/** Points on the map of the British Isles, and how far they are from each other. */

/** Degrees, as GPS gives them. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth. */
const EARTH_MILES = 3958.7613;
const RADIANS = Math.PI / 180;

/** The straight-line distance, by the haversine formula. */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const chord = north ** 2 + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The point that a text such as `53.797, -1.547` gives; null for another text or a point outside the British Isles. */
export function parsePoint(text: string): Point | null {
  const numbers = text.split(/[,;\s]+/).filter(Boolean);
  if (numbers.length !== 2 || !numbers.every((number) => DEGREES.test(number))) return null;
  const point = { latitude: Number(numbers[0]), longitude: Number(numbers[1]) };
  return encodePoint(point) === null ? null : point;
}

const DEGREES = /^-?\d{1,3}(?:\.\d+)?$/;

/** The corner that codes count from, south-west of the British Isles; three digits of base 36 reach 46 degrees further. */
const SOUTH = 48;
const WEST = -12;
/** The size of a step: 111 metres to the north, and about 65 metres to the east. */
const STEPS_A_DEGREE = 1000;
const DIGITS = 3;
const BASE = 36;

/** Six characters for a point in the British Isles, to within 100 metres; null for a point elsewhere. */
export function encodePoint({ latitude, longitude }: Point): string | null {
  const [north, east] = [toCode(latitude - SOUTH), toCode(longitude - WEST)];
  return north && east && north + east;
}

/** The point of a code that `encodePoint` gave; null for anything else. */
export function decodePoint(code: string): Point | null {
  if (!/^[0-9a-z]{6}$/.test(code)) return null;
  return {
    latitude: fromCode(code.slice(0, DIGITS), SOUTH),
    longitude: fromCode(code.slice(DIGITS), WEST),
  };
}

function toCode(degrees: number): string | null {
  const steps = Math.round(degrees * STEPS_A_DEGREE);
  return steps >= 0 && steps < BASE ** DIGITS ? steps.toString(BASE).padStart(DIGITS, '0') : null;
}

function fromCode(code: string, minimum: number): number {
  return Math.round((Number.parseInt(code, BASE) / STEPS_A_DEGREE + minimum) * STEPS_A_DEGREE) / STEPS_A_DEGREE;
}
