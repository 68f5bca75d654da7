/** What stands in the mails instead of a password: an alert's id, signed. Nothing about the reader is in it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { prepared } from '../database/prepared.ts';
import { signingKey } from '../database/signing-key.ts';
import type { App } from '../lib/app.ts';

export const ALERTS_PATH = '/api/alerts';

/** Where a mail leads: to a page that asks for a click, as programs that look into mails follow links as well. */
export function alertLink(app: App, page: 'confirm' | 'manage' | 'unsubscribe', id: string): string {
  return new URL(`${ALERTS_PATH}/${page}?token=${alertToken(app, id)}`, app.env.publicSiteUrl).href;
}

export function alertToken({ db }: App, id: string): string {
  return `${id}.${signature(key(db), id)}`;
}

/** The id that a token was made for; null when we did not make it. */
export function idOfToken({ db }: App, token: unknown): string | null {
  const [id = '', given = ''] = String(token).slice(0, 200).split('.');
  const expected = Buffer.from(signature(key(db), id));
  const found = Buffer.from(given);
  return expected.length === found.length && timingSafeEqual(expected, found) ? id : null;
}

const key = prepared((db) => signingKey(db, 'alert'));

function signature(key: Buffer, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url');
}
