/** Vitest's setup file: keeps the reader process when an app closes, for the next app, because starting it takes a second. */
import { vi } from 'vitest';

vi.mock('../../src/core/parsing/reader.ts', async (original) => ({
  ...(await original<object>()),
  stopReading: async () => {},
}));
