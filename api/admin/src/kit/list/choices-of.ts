import { createContext } from 'react';

/** The id of the user whose choices in this browser apply. */
export const ChoicesOf = createContext('');
