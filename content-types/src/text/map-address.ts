/** Hosts of maps, which pages embed only on a visitor's request, with the path of a map on each. */
export const MAPS = ['https://www.openstreetmap.org', 'https://www.google.com'];
const MAP_PAGES = ['/export/embed.html', '/maps/embed'];

/** Whether the address is a map that a page may embed. */
export function isMap(address: string): boolean {
  const url = URL.parse(address);
  if (!url || /[\\\s]/.test(address)) return false;
  const mapIndex = MAPS.indexOf(url.origin);
  return mapIndex !== -1 && url.pathname === MAP_PAGES[mapIndex] && url.username === '' && url.password === '';
}
