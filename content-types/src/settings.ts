/** The settings that the API and the publisher have in common. */

/** EX_CONFIG of sysexits.h: a supervisor does not start the process again, because someone has to fix something first. */
export const FATAL_EXIT = 78;

/** Whether it is an address without a path. The site cannot be under one: its pages link to `/career`, not to `career`. */
export function isOrigin(address: string): boolean {
  return /^https?:\/\/[^/\s?#@]+\/?$/i.test(address) && URL.canParse(address);
}
