/** Finds an application's source without cookies, from the address of its page and of the page before it. */

export interface Source {
  /**
   * The `utm_source` of the link that the candidate followed, otherwise the host of the website; empty if neither is
   * known.
   */
  source: string;
  medium: string;
  campaign: string;
}

const MAX_SOURCE_LENGTH = 80;

/**
 * Reads the source from `pages`, untrusted addresses: the form's page, then the page before it. Either may carry
 * campaign parameters. Our own website does not count.
 */
export function readSource(pages: readonly unknown[], ownHost: string): Source {
  const addresses = pages.flatMap((page) => parseAddress(page) ?? []);
  const taggedParameters = addresses.find(({ searchParams }) => searchParams.has('utm_source'))?.searchParams;
  if (taggedParameters) {
    const readParameter = (name: string) => cleanLine(taggedParameters.get(`utm_${name}`) ?? '');
    return {
      source: readParameter('source').toLowerCase(),
      medium: readParameter('medium').toLowerCase(),
      campaign: readParameter('campaign'),
    };
  }
  const website = addresses.find(({ hostname }) => /^[a-z\d.-]+$/.test(hostname) && hostname !== ownHost);
  return { source: cleanLine(website?.hostname.replace(/^www\./, '') ?? ''), medium: '', campaign: '' };
}

function parseAddress(text: unknown): URL | null {
  if (typeof text !== 'string' || text.length > 4_000) return null;
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Makes one short line without control characters. */
function cleanLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SOURCE_LENGTH);
}
