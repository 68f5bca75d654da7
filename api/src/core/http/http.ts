import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/** Safe methods, which only read (RFC 9110, 9.2.1). */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns a Content-Disposition header for a download with this name, in any characters (RFC 6266, RFC 8187). */
export function toContentDisposition(name: string): string {
  const asciiName = name.replace(/[^\w .()-]/g, '_');
  const encodedName = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}

/**
 * Returns the version on which a change is based: the version in the body, otherwise `If-Match` with or without quotes.
 * Throws 428 if neither is valid.
 */
export function readBaseVersion({ headers }: FastifyRequest, bodyVersion: number | undefined): number {
  if (bodyVersion !== undefined) return bodyVersion;
  const tag = headers['if-match'];
  if (tag === undefined) throw new HttpError(428, MISSING_VERSION);
  const [, quoted, bare] = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/.exec(tag) ?? [];
  const version = quoted ?? bare;
  if (version === undefined) throw new HttpError(428, WRONG_TAG);
  return Number(version);
}

const WRONG_TAG = 'If-Match must be the version this change is based on, like "3". “*” and lists are not accepted.';

export const MISSING_VERSION = 'The version that this change is based on is missing.';

/** Returns an IPv4 address unchanged, or the /64 of an IPv6 address, which belongs to one customer. */
export function getNetwork(address: string): string {
  return getPrefix(address, 4);
}

/** Returns an IPv4 address unchanged, or the /48 of an IPv6 address, which may belong to one customer. */
export function getWideNetwork(address: string): string {
  return getPrefix(address, 3);
}

/** Whether the address is this machine's own, as in requests from the publisher. */
export function isLoopback(address: string): boolean {
  return address === '::1' || getNetwork(address).startsWith('127.');
}

/** Returns the first groups of an IPv6 address. An IPv4 address is returned whole. */
function getPrefix(address: string, groups: number): string {
  const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mappedAddress?.[1]) return mappedAddress[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const leadingGroups = head.split(':').filter(Boolean);
  const trailingGroups = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array(8 - leadingGroups.length - trailingGroups.length).fill('0') : [];
  return [...leadingGroups, ...zeros, ...trailingGroups].slice(0, groups).join(':');
}
