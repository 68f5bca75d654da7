import type { App } from '../../app.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../document-statements.ts';

/** Behaviour of types that name the rule. Every function except `checkAddress` runs in the transaction of the change. */
export interface Rule {
  /** Throws 422 for data that may not be published. */
  checkPublish?(db: Database, data: Row['data'], id: string): void;
  /** Throws 409 for an entry that may not leave the site. */
  checkRemoval?(db: Database, id: string): void;
  /** Throws 422 for an address that is taken, before a user's save for publication. `data` is not validated yet. */
  checkAddress?(app: Pick<App, 'db' | 'env'>, id: string | null, data: unknown): void;
  /** Makes room for a new entry and returns its position; null for the end. */
  place?(db: Database, data: unknown): number | null;
  /** Runs before the write, while the stored row is still the previous one. */
  beforeWrite?(db: Database, row: Row, at: number): void;
}
