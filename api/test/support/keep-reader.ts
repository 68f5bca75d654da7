/** Vitest's setup file: an app that closes leaves the process that reads CVs to the next one. Starting it takes a second. */
import { vi } from 'vitest';

vi.mock('../../src/core/parsing/reader.ts', async (original) => ({
  ...(await original<object>()),
  stopReading: async () => {},
}));
