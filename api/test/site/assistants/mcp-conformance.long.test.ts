/** The official MCP conformance suite, limited to servers with tools and without prompts, resources and sessions. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp, FEATURES } from '../../../src/app.ts';
import type { App } from '../../../src/core/app.ts';
import { CHEAP } from '../../../src/core/http/public-limits.ts';
import { mountTools, tool } from '../../../src/site/assistants/mcp.ts';
import { startApp, type TestServer } from '../../support/app.ts';

const SUITE = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'));

/** The tools that the suite calls. */
const SUITE_TOOLS = {
  test_simple_text: answering({ isOk: true, text: 'This is a simple text response for testing.' }),
  test_error_handling: answering({ isOk: false, text: 'This tool intentionally returns an error for testing' }),
};

let server: TestServer;
let app: App;
let origin: string;
beforeAll(async () => {
  origin = `http://localhost:${await freePort()}`;
  server = await startApp({ env: { PUBLIC_SITE_URL: origin } });
  const mount = async (app: App) =>
    mountTools(app, {
      path: '/api/mcp/suite',
      title: 'the suite',
      config: { public: CHEAP },
      tools: SUITE_TOOLS,
      instructions: '',
    });
  const { env, db } = server.app;
  app = await buildApp({ env, db, features: [...FEATURES, { name: 'suite', plugins: [mount] }] });
  await app.listen({ port: Number(new URL(origin).port), host: 'localhost' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

test.each([
  ['server-initialize', '/api/mcp'],
  ['ping', '/api/mcp'],
  ['tools-list', '/api/mcp'],
  ['dns-rebinding-protection', '/api/mcp'],
  ['tools-call-simple-text', '/api/mcp/suite'],
  ['tools-call-error', '/api/mcp/suite'],
])('passes the scenario %s', async (scenario, path) => {
  const options = ['server', '--url', origin + path, '--scenario', scenario];
  const { stdout } = await promisify(execFile)(process.execPath, [SUITE, ...options]);
  expect(stdout).toMatch(/Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings/);
});

function answering(answer: { isOk: boolean; text: string }) {
  return tool({ title: 'Test', description: 'For the suite.', input: z.object({}), answer: () => answer });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
