/** Vitest's setup file: an app that closes leaves the process that reads CVs to the next one. Starting it takes a second. */
import { vi } from 'vitest';

vi.mock('../../src/desk/parsing/text-process.ts', async (original) => ({
  ...(await original<object>()),
  stopReading: async () => {},
}));
