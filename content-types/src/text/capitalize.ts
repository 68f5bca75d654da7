/**
 * Capitalises names that the specification writes in lower case: `admin` becomes `Admin`. Leaves `iOS` and `eBay jobs`
 * unchanged.
 */
export function capitalize(text: string): string {
  return /^\S*\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
