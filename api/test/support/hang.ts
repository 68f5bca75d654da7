/** In milliseconds: only a call that hangs takes this long, however slow the machine. */
export const HANG_MS = 30_000;
