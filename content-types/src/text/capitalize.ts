/** `admin` as `Admin`, for names that the specification writes in lower case; `iOS` and `eBay jobs` stay as they are. */
export function capitalize(text: string): string {
  return /^\S*\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
