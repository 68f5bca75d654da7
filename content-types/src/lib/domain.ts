/** The path that the footer's brand link leads to, named after the company's domain; null when that is none. */
export function domainPath(domain: string): string | null {
  return /^[\w-]+(\.[\w-]+)+$/.test(domain) ? `/${domain}` : null;
}
