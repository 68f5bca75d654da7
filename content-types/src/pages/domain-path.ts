/** The path of the footer's brand link, which is named after the company's domain; null when that is not a domain. */
export function domainPath(domain: string): string | null {
  return /^[\w-]+(\.[\w-]+)+$/.test(domain) ? `/${domain}` : null;
}
