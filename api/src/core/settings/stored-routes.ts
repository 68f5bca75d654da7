/** Routes for groups of settings stored by administrators: one call saves a group, the other removes it. */
import { z } from 'zod';
import type { App } from '../app.ts';
import { type Author, audit } from '../audit.ts';
import { ADMINISTRATORS, getAuthor } from '../auth/access.ts';
import { inTransaction, untilWritable } from '../database/transaction.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { noContent } from '../http/schemas.ts';
import type { Env } from './env.ts';
import {
  fixedFields,
  type Group,
  LEADING,
  readStored,
  SETTINGS,
  type Settings,
  useStored,
  withSettings,
  writeStored,
} from './stored.ts';

interface StoredRoutes<G extends Group> {
  group: G;
  path: string;
  tag: string;
  /** The noun in sentences such as “Set up the email server”. */
  noun: string;
  /**
   * The secret field, which no response contains. If it is blank, the stored secret is kept, unless a field in `with`
   * changes.
   */
  secret: keyof Settings<G> & string;
  with: readonly (keyof Settings<G> & string)[];
  /** The first field, which shows the error from `check`. */
  first: keyof Settings<G> & string;
  /** Tests the settings before they are stored. Rejects with an error message for the user. */
  check(env: Env): Promise<void>;
  /** Called once the settings apply. */
  onChange(previousSettings: Settings<G> | null, now: Settings<G> | null): void;
}

export function storedSettingsRoutes<G extends Group>(app: App, options: StoredRoutes<G>): void {
  const { group, path, tag, noun, secret, first, check, onChange } = options;
  const { db, env } = app;
  const config = { roles: ADMINISTRATORS, recentPassword: true as const };

  const saveSchema = {
    tags: [tag],
    summary: `Set up ${noun}`,
    description: `Tests the settings before saving them. A blank \`${secret}\` keeps the stored one if these are unchanged: ${options.with.join(', ')}.`,
    body: SETTINGS[group],
    response: noContent,
  };
  app.put(path, { config, schema: saveSchema }, async (request, reply) => {
    if (isByEnvironment(env, group)) throw new HttpError(409, `${LEADING[group]} on the server sets ${noun}.`);
    const settings = withSecret(request.body as Settings<G>);
    try {
      await check(withSettings(env, group, settings));
    } catch (error) {
      throw fieldError(first, (error as Error).message);
    }
    await store(settings, getAuthor(app, request));
    return reply.code(204).send(null);
  });

  const forgetSchema = { tags: [tag], summary: `Remove ${noun}`, response: noContent };
  app.delete(path, { config, schema: forgetSchema }, async (request, reply) => {
    await store(null, getAuthor(app, request));
    return reply.code(204).send(null);
  });

  async function store(settings: Settings<G> | null, author: Author) {
    await untilWritable(db);
    const storedSettings = readStored(db, env.dataDir, group);
    inTransaction(db, () => {
      writeStored(db, env.dataDir, group, settings);
      audit(db, author, `settings.${group}`, group, settings ? 'set up' : 'removed');
    });
    useStored(env, db);
    onChange(storedSettings, settings);
  }

  /** Keeps the stored secret only for the same server, so that a new server never receives the old one's secret. */
  function withSecret(settings: Settings<G>): Settings<G> {
    const storedSettings = readStored(db, env.dataDir, group);
    const isSame = storedSettings !== null && options.with.every((name) => storedSettings[name] === settings[name]);
    return settings[secret] === '' && isSame ? { ...settings, [secret]: storedSettings[secret] } : settings;
  }
}

/** The settings of a group as shown in the admin. */
export const storedSchema = z.object({
  byEnvironment: z.boolean().describe('Whether environment variables set these. If so, changing them returns 409.'),
  settings: z
    .record(z.string(), z.union([z.string(), z.number()]).nullable())
    .nullable()
    .describe('The settings saved by an administrator, without the secret; null if there are none.'),
  hasSecret: z.boolean(),
  fixed: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('The fields set by environment variables, with their values. Secrets are blank.'),
});

export function describeStored<G extends Group>({ db, env }: App, group: G, secret: keyof Settings<G>) {
  const storedSettings = readStored(db, env.dataDir, group);
  const settings = storedSettings && { ...storedSettings, [secret]: '' };
  const hasSecret = Boolean(storedSettings?.[secret]);
  return { byEnvironment: isByEnvironment(env, group), settings, hasSecret, fixed: fixedFields(env, group) };
}

function isByEnvironment(env: Env, group: Group): boolean {
  const leadingVariable = LEADING[group];
  return leadingVariable !== null && env.given[leadingVariable] !== undefined;
}
