/**
 * Test files that CI leaves out and `pnpm test:faults` runs. Among them are floods, hostile requests to every route, the
 * MCP conformance suite and the import of a previous site.
 */
export const NOT_IN_CI = [
  'api/test/attack/closed-routes.long',
  'api/test/attack/incoming-mail.long',
  'api/test/attack/pollution.long',
  'api/test/attack/request-bodies.long',
  'api/test/attack/responses.long',
  'api/test/core/auth/login/lock-out.long',
  'api/test/core/mail/typed-addresses.long',
  'api/test/core/plugins/errors.long',
  'api/test/core/plugins/overload.long',
  'api/test/desk/submissions/applications/fuzz.long',
  'api/test/operations/webhooks/crm.long',
  'api/test/site/assistants/mcp-conformance.long',
  'api/test/site/import/first-site.long',
  'api/test/site/import/hostile.long',
  'api/test/site/legacy/fuzz.long',
  'site/test/live.long',
  'site/test/pages/plain-build.long',
].map((name) => `${name}.test.ts`);
