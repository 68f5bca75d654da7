/** Time-based one-time passwords as authenticator apps make them: RFC 6238 with SHA-1, 30 seconds and six digits. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;

/** The number of the 30 seconds that `time` (milliseconds since 1970) lies in. */
export function stepAt(time: number): number {
  return Math.floor(time / STEP_MS);
}

/** The code of one step. */
export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is: the present one or a neighbour, as clocks differ, and after `lastStep`, as no code works twice. */
export function matchingStep(key: Buffer, code: string, time: number, lastStep: number): number | null {
  const now = stepAt(time);
  const given = Buffer.from(code);
  const steps = [now - 1, now, now + 1].filter((step) => step > lastStep);
  return (
    steps.find((step) => {
      const right = Buffer.from(codeAt(key, step));
      return right.length === given.length && timingSafeEqual(right, given);
    }) ?? null
  );
}

/** What the QR code says. */
export function enrolmentUri(issuer: string, account: string, key: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(issuer)}`;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, for whole groups of five bytes. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}
