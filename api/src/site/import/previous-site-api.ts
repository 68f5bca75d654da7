/** Reads the previous site's content from the lists of its API: the legacy API (section 7 of the specification). */
import { lookup } from 'node:dns/promises';
import { MB } from 'content-types/text/bytes';
import { HttpError } from '../../core/http/errors.ts';
import { fetchPublic, isPublicAddress, type PublicRequest, readWebAddress } from '../../core/http/network.ts';
import { CALLS } from '../legacy/calls.ts';
import type { Answer } from './files/previous-site.ts';
import { PREVIOUS_SITE_START } from './record.ts';

/** Maximum total size of all responses. */
const MAX_TOTAL_BYTES = 40 * MB;
/** Time limit for all calls together. Proxies wait only a minute for our response. */
const MAX_TOTAL_MS = 45_000;
const MAX_CALL_MS = 20_000;

/** The calls that list a type. Some have two: the second is for sites that lack the first. */
const LISTS = Map.groupBy(
  CALLS.flatMap((call) => (call.does === 'list' ? [call] : [])),
  ({ type }) => type,
);

export type Allow = NonNullable<PublicRequest['isAllowed']>;

/** Allows public web servers and, for a trusted site, its own host, but no other private server it redirects to. */
export async function allowSite(site: string, isTrusted: boolean): Promise<Allow> {
  if (!isTrusted) return isPublicAddress;
  const host = new URL(site).hostname.replace(/^\[|\]$/g, '');
  const siteAddresses = new Set((await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address));
  return (address) => siteAddresses.has(address) || isPublicAddress(address);
}

/** The origin of the address that a person has typed, with or without `https://`. Throws 422. */
export function readSiteAddress(input: string): string {
  try {
    return readWebAddress(/^[a-z][a-z0-9+.-]{0,20}:\/\//i.test(input.trim()) ? input.trim() : `https://${input.trim()}`)
      .origin;
  } catch (error) {
    throw new HttpError(422, (error as Error).message);
  }
}

/** Reads all lists, as a file that `openPreviousSite` opens. Throws 422 if none of them can be read. */
export async function fetchPreviousSite(site: string, isAllowed: Allow): Promise<string> {
  const end = performance.now() + MAX_TOTAL_MS;
  let remainingBytes = MAX_TOTAL_BYTES;
  const answers: Answer[] = [];
  for (const [type, calls] of LISTS) {
    let answer: Answer | undefined;
    for (const { path } of calls) {
      if (answer?.body !== undefined) break;
      answer = await get({ type, path });
    }
    if (answer) answers.push(answer);
  }
  if (answers.some(({ body }) => body !== undefined))
    return `${PREVIOUS_SITE_START}${JSON.stringify(site)},"answers":${JSON.stringify(answers)}}`;
  throw new HttpError(422, `The previous site can’t be read. ${answers[0]?.problem ?? ''}`);

  async function get(answer: Answer): Promise<Answer> {
    try {
      const timeoutMs = Math.ceil(Math.min(MAX_CALL_MS, end - performance.now()));
      if (timeoutMs <= 0 || remainingBytes <= 0)
        throw new Error('The earlier requests took too long or returned too much data.');
      const bytes = await fetchPublic(site + answer.path, { maxBytes: remainingBytes, timeoutMs, isAllowed });
      remainingBytes -= bytes.length;
      return { ...answer, body: bytes.toString() };
    } catch (error) {
      return { ...answer, problem: (error as Error).message };
    }
  }
}
