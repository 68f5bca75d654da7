/**
 * Loaded into the server before its own code, to break the guarantee that MUTANT names. The durability tests must then fail.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import Sqlite from 'better-sqlite3';

/** The delay between the acknowledgement of a write and its commit. */
const COMMIT_DELAY_MS = 300;

const MUTANTS = {
  async 'acknowledged before it is committed'() {
    const { transaction } = Sqlite.prototype;
    Sqlite.prototype.transaction = function (this: Sqlite.Database, work: (...args: unknown[]) => unknown) {
      const inner = transaction.call(this, work);
      const lateTransaction = (...args: unknown[]) => {
        if (!this.inTransaction) {
          this.exec('BEGIN IMMEDIATE');
          setTimeout(() => this.inTransaction && this.exec('COMMIT'), COMMIT_DELAY_MS);
        }
        return inner(...args);
      };
      return Object.assign(lateTransaction, {
        default: lateTransaction,
        deferred: lateTransaction,
        immediate: lateTransaction,
        exclusive: lateTransaction,
      });
    } as typeof transaction;
  },
  async 'synchronous is off'() {
    const { pragma } = Sqlite.prototype;
    Sqlite.prototype.pragma = function (this: Sqlite.Database, source: string, options?: Sqlite.PragmaOptions) {
      return pragma.call(this, source.replace('synchronous = FULL', 'synchronous = OFF'), options);
    };
  },
  async 'files are not synced'() {
    const handle = await fs.open('/dev/null');
    Object.getPrototypeOf(handle).sync = async () => {};
    await handle.close();
  },
  async 'files keep their temporary names'() {
    fs.rename = async () => {};
    syncBuiltinESMExports();
  },
};

export type Mutant = keyof typeof MUTANTS;

await MUTANTS[process.env.MUTANT as Mutant]?.();
