/** Every picture of the sample agency, by name. */
import * as patterns from './patterns.ts';
import * as people from './people.ts';
import * as places from './places.ts';
import type { Scene } from './shapes.ts';
import * as signs from './signs.ts';
import * as things from './things.ts';

const scenes = { ...people, ...places, ...things, ...patterns, ...signs };

export type ArtName = keyof typeof scenes;
export const artwork: Record<ArtName, Scene> = scenes;
