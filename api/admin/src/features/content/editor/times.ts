/** Times of day as people type them. */

/** `HH:MM` from `9`, `930`, `9.30`, `17:05`, `5pm`, `5.30 pm`; the text itself for anything else. */
export function parseTime(typed: string): string {
  const text = typed.trim().toLowerCase();
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.h]?(\d\d))?\s*([ap])?\.?m?\.?$/.exec(text) ?? [];
  if (hours === undefined) return typed;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  const isTime = hour < 24 && Number(minutes) < 60 && !(half && Number(hours) > 12);
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : typed;
}
