const DAY_MS = 86_400_000;

/** The calendar day `days` from now, `YYYY-MM-DD`: closing dates of samples lie ahead whenever they are imported. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
