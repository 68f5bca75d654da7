/**
 * Parts that features add to the form of a user, and to a recruiter's own account, by name. Features declare them in
 * their `screens.ts`.
 */
import type { ComponentType } from 'react';

export const userParts: Record<string, ComponentType<{ id: string }>> = {};

export const accountParts: Record<string, ComponentType> = {};
