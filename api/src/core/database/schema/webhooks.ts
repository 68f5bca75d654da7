import { index, integer, sqliteTable, text } from '../drizzle.ts';

type Json = Record<string, unknown>;

/** Webhooks of other systems. The address and secret of a rebuild hook stay in the settings. */
export const webhooks = sqliteTable('webhooks', {
  id: text().primaryKey(),
  /** The address. For a rebuild hook it is only the origin, because the rest is often secret. */
  url: text().notNull(),
  events: text({ mode: 'json' }).$type<string[]>().notNull(),
  /** Whether the candidate's name, email, phone and cover letter are sent, and links to the rest. */
  isPersonal: integer({ mode: 'boolean' }).notNull(),
  /**
   * The secret: `whsec_` followed by base64. It is not hashed, because it signs the calls. Empty for a rebuild hook.
   */
  secret: text().notNull(),
  /** The previous secret, which also signs calls until `oldSecretUntil`. */
  oldSecret: text(),
  oldSecretUntil: integer(),
  createdAt: integer().notNull(),
  /** Time of the first failure since the last success. */
  failingSince: integer(),
  pausedAt: integer(),
});

/** The outbox of events, and the log of their deliveries. A row is written in the transaction that causes the event. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    /** Stays the same at every attempt, so that receivers recognise a repeated event. */
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    /** Time of the event. */
    at: integer().notNull(),
    data: text({ mode: 'json' }).$type<Json>().notNull(),
    /** Sent with `data` only while the subscription includes personal data. */
    personal: text({ mode: 'json' }).$type<Json>(),
    /** The id of the application. Erasing the application deletes the row. */
    subjectId: text(),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull(),
    nextAt: integer().notNull(),
    /** The last attempt: its time, duration and response. */
    attemptedAt: integer(),
    durationMs: integer(),
    status: integer(),
    /** The start of the response, or why there was none. */
    response: text().notNull(),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.state, t.nextAt),
    index('webhook_deliveries_subject').on(t.subjectId),
    index('webhook_deliveries_webhook').on(t.webhookId, t.at),
  ],
);

export type DeliveryState = 'queued' | 'delivered' | 'failed';
