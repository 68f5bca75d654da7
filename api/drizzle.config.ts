import { defineConfig } from 'drizzle-kit';

/**
 * `drizzle-kit generate` writes the next migration from the schema; the server applies missing migrations when it opens
 * the database.
 */
export default defineConfig({
  dialect: 'sqlite',
  schema: './src/core/database/schema/*.ts',
  out: './src/core/database/migrations',
});
