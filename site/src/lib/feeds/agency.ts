/** What every feed says of whoever publishes it. */
import type { ContentReader } from '../../content.ts';

export interface Agency {
  name: string;
  /** Empty when there is none. */
  email: string;
  site: URL;
}

export function agencyOf(content: ContentReader, site: URL): Agency {
  const { companyName, contact } = content.get('siteSettings');
  return { name: companyName, email: contact.email, site };
}

export function jobUrl(id: string, { site }: Agency): string {
  return new URL(`/job/${id}`, site).href;
}
