/** What features add to the form of a user, by their names. They declare it in their `screens.ts`. */
import type { ComponentType } from 'react';

export const userParts: Record<string, ComponentType<{ id: string }>> = {};
