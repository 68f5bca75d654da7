/**
 * Requests to untrusted addresses, such as those in an uploaded file. They reach only public web servers, unless the
 * caller allows more with `isAllowed`.
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { Env } from '../settings/env.ts';

export interface PublicRequest {
  maxBytes: number;
  timeoutMs: number;
  /** Returns whether an IP address may be called; `isPublicAddress` by default. */
  isAllowed?: (address: string) => boolean;
}

const MAX_REDIRECTS = 3;

/**
 * The body of a GET request. Rejects with an error whose message can be shown to users. Each redirect is checked like
 * the first address.
 */
export async function fetchPublic(address: string, options: PublicRequest): Promise<Buffer> {
  const { maxBytes, timeoutMs, isAllowed } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  let url = readWebAddress(address);
  for (let i = 0; i <= MAX_REDIRECTS; i++) {
    const response = await send(url, { method: 'GET', headers: { accept: '*/*' }, signal, isAllowed });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) {
      const { bytes, problem } = await read(response, maxBytes);
      if (problem) throw new Error(problem === 'large' ? 'The file is too large.' : 'The connection was lost.');
      return bytes;
    }
    response.destroy();
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location;
    if (!isRedirect) throw new Error(`The server responded with ${statusCode}.`);
    url = readWebAddress(isRedirect, url);
  }
  throw new Error('The address redirects too many times.');
}

interface PublicPost {
  headers: Record<string, string>;
  body: string;
  /** The maximum size of the response. The rest is not read. */
  maxBytes: number;
  signal: AbortSignal;
  isAllowed?: (address: string) => boolean;
}

/**
 * Returns as much of the response to a POST request as arrived, up to the maximum size. Rejects with an error whose
 * message can be shown to users. Does not follow redirects.
 */
export async function postPublic(address: string, { maxBytes, ...call }: PublicPost) {
  const response = await send(readWebAddress(address), { method: 'POST', ...call });
  const { bytes } = await read(response, maxBytes);
  return { status: response.statusCode ?? 0, text: bytes.subarray(0, maxBytes).toString() };
}

/** Parses an http or https address. Throws an error whose message can be shown to users. */
export function readWebAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Error('This isn’t a web address.');
  }
  return url;
}

interface Call extends Pick<PublicPost, 'headers' | 'signal' | 'isAllowed'> {
  method: 'GET' | 'POST';
  body?: string;
}

/** Resolves with the response when its headers have arrived. */
async function send(url: URL, { body, signal, isAllowed = isPublicAddress, ...call }: Call): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const fail = () =>
    reject(new Error(signal.aborted ? 'The server took too long to respond.' : 'The server can’t be reached.'));
  // Rejects on abort here, because a DNS look-up cannot be cancelled.
  signal.addEventListener('abort', fail, { once: true });
  try {
    const publicAddress = await Promise.race([findAddress(url, isAllowed), promise as Promise<never>]);
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      ...call,
      signal,
      agent: false,
      lookup: (_host, { all }, callback) => {
        if (all) (callback as (error: null, addresses: LookupAddress[]) => void)(null, [publicAddress]);
        else callback(null, publicAddress.address, publicAddress.family);
      },
    });
    request.on('response', resolve).on('error', fail).end(body);
    return await promise;
  } finally {
    signal.removeEventListener('abort', fail);
  }
}

/**
 * Resolves and checks the address once, because a second look-up might return a different one. All of a host's
 * addresses must be allowed.
 */
async function findAddress({ hostname }: URL, isAllowed: (address: string) => boolean): Promise<LookupAddress> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const hostAddresses: LookupAddress[] = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => []);
  const [first] = hostAddresses;
  if (!first) throw new Error('The address doesn’t exist.');
  if (!hostAddresses.every(({ address }) => isAllowed(address)))
    throw new Error('The address isn’t a public web server.');
  return first;
}

/** Reads a body. If there is a problem, returns only the part that arrived. */
async function read(response: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  let problem: 'large' | 'broken' | null = null;
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size <= maxBytes) continue;
      problem = 'large';
      break;
    }
  } catch {
    problem = 'broken';
  }
  return { bytes: Buffer.concat(chunks), problem };
}

/** Whether an IP address belongs to the public internet (IANA's special-purpose registries, RFC 6890). */
export function isPublicAddress(address: string): boolean {
  const mappedAddress = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mappedAddress !== undefined) return isPublicAddress(mappedAddress);
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

const SPECIAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  SPECIAL.addSubnet(network, bits, 'ipv4');
}
// Documentation networks, and tunnels whose addresses embed an IPv4 address.
SPECIAL.addSubnet('2001::', 23, 'ipv6');
SPECIAL.addSubnet('2001:db8::', 32, 'ipv6');
SPECIAL.addSubnet('2002::', 16, 'ipv6');

const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** Whether the settings allow requests to this private host. */
export function isPrivateHost({ webhookPrivateHosts }: Env, url: string): boolean {
  return webhookPrivateHosts.includes(new URL(url).host);
}
