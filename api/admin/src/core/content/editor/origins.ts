import type { ComponentType } from 'react';

/** By the name of a type: what the editor shows of where an entry comes from. Features add theirs in `screens.ts`. */
export const origins = new Map<string, ComponentType<{ id: string }>>();
