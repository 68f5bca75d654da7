const DAY_MS = 86_400_000;

/** The seven days of the week of `day`, from Monday, or of one some weeks later. */
export function weekOf(day: string, later = 0): string[] {
  const at = Date.parse(day);
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS + later * 7 * DAY_MS;
  return Array.from({ length: 7 }, (_, n) => new Date(monday + n * DAY_MS).toISOString().slice(0, 10));
}
