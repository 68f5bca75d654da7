/** `#invitation=…` and `#reset=…` in the address: the links that the mails carry. What follows `#` never reaches a server's log. */
export function secretFromHash(hash: string): string | null {
  return /^#(?:invitation|reset)=([\w-]{20,128})$/.exec(hash)?.[1] ?? null;
}
