/** What stands in the emails instead of a password: an alert's id, signed. Nothing about the reader is in it. */
import { prepared } from '../database/open.ts';
import type { App } from '../lib/app.ts';
import { signedTokens } from '../lib/signed-token.ts';

export const ALERTS_PATH = '/api/alerts';

const tokens = prepared((db) => signedTokens(db, 'alert'));

/** Where an email leads: to a page that asks for a click, as programs that look into emails follow links as well. */
export function alertLink(app: App, page: 'confirm' | 'manage' | 'unsubscribe', id: string): string {
  return new URL(`${ALERTS_PATH}/${page}?token=${alertToken(app, id)}`, app.env.publicSiteUrl).href;
}

export function alertToken({ db }: App, id: string): string {
  return tokens(db).sign(id);
}

/** The id that a token was made for; null when we did not make it. */
export function readAlertToken({ db }: App, token: unknown): string | null {
  return tokens(db).read(token);
}
