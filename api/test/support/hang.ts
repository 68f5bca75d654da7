/** A time in milliseconds that only a hanging call takes, however slow the machine. */
export const HANG_MS = 30_000;
