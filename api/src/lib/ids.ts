import { customAlphabet } from 'nanoid';

/** A random id, by default of 12 characters (62 bits). */
export const newId = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 12);
