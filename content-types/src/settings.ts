/** The settings that the API and the publisher have in common. */

/** EX_CONFIG of sysexits.h: a supervisor does not restart the process, because an operator has to fix the cause first. */
export const FATAL_EXIT = 78;

/** Whether the address has no path. The site cannot be under a path, because its pages link to `/career`. */
export function isOrigin(address: string): boolean {
  return /^https?:\/\/[^/\s?#@]+\/?$/i.test(address) && URL.canParse(address);
}
