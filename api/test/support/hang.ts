/** A timeout in milliseconds that only a hanging call exceeds, even on a slow machine. */
export const HANG_MS = 30_000;
