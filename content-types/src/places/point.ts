/** Points on the map of the British Isles and the distances between them. */

/** Degrees, as in GPS. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth, in miles. */
const EARTH_MILES = 3958.7613;
const RADIANS = Math.PI / 180;

/** The straight-line distance, by the haversine formula. */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const chord = north ** 2 + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Parses a point such as `53.797, -1.547`. Null for any other text, or for a point outside the British Isles. */
export function parsePoint(text: string): Point | null {
  const numbers = text.split(/[,;\s]+/).filter(Boolean);
  if (numbers.length !== 2 || !numbers.every((number) => DEGREES.test(number))) return null;
  const point = { latitude: Number(numbers[0]), longitude: Number(numbers[1]) };
  return encodePoint(point) === null ? null : point;
}

const DEGREES = /^-?\d{1,3}(?:\.\d+)?$/;

/** The origin of the codes, south-west of the British Isles. Three base-36 digits cover 46 degrees from it. */
const SOUTH = 48;
const WEST = -12;
/** The size of a step: 111 metres to the north, and about 65 metres to the east. */
const STEPS_PER_DEGREE = 1000;
const DIGITS = 3;
const RADIX = 36;

/** Encodes a point in the British Isles in six characters, to within 100 metres; null for a point elsewhere. */
export function encodePoint({ latitude, longitude }: Point): string | null {
  const [north, east] = [toCode(latitude - SOUTH), toCode(longitude - WEST)];
  return north && east && north + east;
}

/** Decodes a point encoded by `encodePoint`; null for anything else. */
export function decodePoint(code: string): Point | null {
  if (!/^[0-9a-z]{6}$/.test(code)) return null;
  return {
    latitude: fromCode(code.slice(0, DIGITS), SOUTH),
    longitude: fromCode(code.slice(DIGITS), WEST),
  };
}

function toCode(degrees: number): string | null {
  const steps = Math.round(degrees * STEPS_PER_DEGREE);
  return steps >= 0 && steps < RADIX ** DIGITS ? steps.toString(RADIX).padStart(DIGITS, '0') : null;
}

function fromCode(code: string, minimum: number): number {
  return Math.round((Number.parseInt(code, RADIX) / STEPS_PER_DEGREE + minimum) * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
}
