/** Discs, arches and what is cut from them. Coordinates are pixels of the picture; angles are degrees, clockwise from the right. */
import type { Colour } from './palette.ts';

/** Grain that grows towards one side of a shape. */
interface Shade {
  to: Colour;
  /** Where the grain gathers. */
  angle: number;
  /** 0 to 1: how dense it gets. */
  depth: number;
}

export interface Shape {
  /** SVG path data. */
  path: string;
  fill: Colour;
  shade?: Shade;
  /** Path data of the area outside which nothing shows. */
  within?: string;
}

export interface Scene {
  width: number;
  height: number;
  ground: Colour;
  shapes: Shape[];
}

export function disc(x: number, y: number, r: number, fill: Colour): Shape {
  return { path: discPath(x, y, r), fill };
}

export function ring(x: number, y: number, r: number, inner: number, fill: Colour): Shape {
  return { path: discPath(x, y, r) + discPath(x, y, inner), fill };
}

/** A slice of a disc that starts at `from` and sweeps clockwise. */
export function slice(x: number, y: number, r: number, from: number, sweep: number, fill: Colour): Shape {
  const [x1, y1] = onCircle(x, y, r, from);
  const [x2, y2] = onCircle(x, y, r, from + sweep);
  return { path: `M${x} ${y}L${x1} ${y1}A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 1 ${x2} ${y2}Z`, fill };
}

/** Half a disc whose round side looks to `angle`. */
export function half(x: number, y: number, r: number, angle: number, fill: Colour): Shape {
  return slice(x, y, r, angle - 90, 180, fill);
}

/** A doorway: a rectangle under half a disc. `top` is the height of the crown. */
export function arch(x: number, top: number, width: number, bottom: number, fill: Colour): Shape {
  const r = width / 2;
  return { path: `M${x} ${bottom}V${top + r}A${r} ${r} 0 0 1 ${x + width} ${top + r}V${bottom}Z`, fill };
}

export function box(x: number, y: number, width: number, height: number, fill: Colour, radius = 0): Shape {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const path = `M${x + r} ${y}H${right - r}${corner(r, r)}V${bottom - r}${corner(-r, r)}H${x + r}${corner(-r, -r)}V${y + r}${corner(r, -r)}Z`;
  return { path, fill };
}

/** The lens that two circles of radius `r` share, from one point to the other. */
export function leaf(x1: number, y1: number, x2: number, y2: number, r: number, fill: Colour): Shape {
  return { path: `M${x1} ${y1}A${r} ${r} 0 0 1 ${x2} ${y2}A${r} ${r} 0 0 1 ${x1} ${y1}Z`, fill };
}

/** A thick line with round ends. */
export function stroke(x1: number, y1: number, x2: number, y2: number, thickness: number, fill: Colour): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const r = thickness / 2;
  const [nx, ny] = [((y2 - y1) / length) * r, (-(x2 - x1) / length) * r];
  return {
    path: `M${x1 + nx} ${y1 + ny}L${x2 + nx} ${y2 + ny}A${r} ${r} 0 0 1 ${x2 - nx} ${y2 - ny}L${x1 - nx} ${y1 - ny}A${r} ${r} 0 0 1 ${x1 + nx} ${y1 + ny}Z`,
    fill,
  };
}

/** A bent bar: part of a ring, with flat ends. */
export function arc(x: number, y: number, r: number, inner: number, from: number, sweep: number, fill: Colour): Shape {
  const large = sweep > 180 ? 1 : 0;
  const [ax, ay] = onCircle(x, y, r, from);
  const [bx, by] = onCircle(x, y, r, from + sweep);
  const [cx, cy] = onCircle(x, y, inner, from + sweep);
  const [dx, dy] = onCircle(x, y, inner, from);
  return {
    path: `M${ax} ${ay}A${r} ${r} 0 ${large} 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 ${large} 0 ${dx} ${dy}Z`,
    fill,
  };
}

export function polygon(points: [number, number][], fill: Colour): Shape {
  return { path: `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, fill };
}

/** The same shape with grain on one side. */
export function shaded(shape: Shape, to: Colour, angle: number, depth = 0.8): Shape {
  return { ...shape, shade: { to, angle, depth } };
}

/** What the first shape covers of the second, in the second's colour: the overlap of two people. */
export function overlap(within: Shape, shape: Shape): Shape {
  return { ...shape, within: within.path };
}

export function onCircle(x: number, y: number, r: number, degrees: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [round(x + r * Math.cos(a)), round(y + r * Math.sin(a))];
}

function discPath(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
