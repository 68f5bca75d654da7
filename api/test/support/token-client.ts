/** A script with an access token: real HTTP against the real app. */
import type { Role } from '../../src/core/database/schema/auth.ts';
import { startApp } from './app.ts';

/** Starts the app on a free port, with scripts that call it with a token of a given role. */
export async function startForTokens(options: Parameters<typeof startApp>[0] = {}) {
  const server = await startApp(options);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const admin = await server.logIn();
  return {
    ...server,
    address,
    /** Calls the API as a script whose token has this role. */
    async withToken(role: Role) {
      const { secret } = (await admin.post('/api/tokens', { name: `A script (${role})`, role })).body;
      const call = async (method: string, path: string, body?: unknown, extraHeaders: Record<string, string> = {}) => {
        const headers = {
          authorization: `Bearer ${secret}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...extraHeaders,
        };
        const response = await fetch(address + path, {
          method,
          headers,
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        const text = await response.text();
        const isJson = response.headers.get('content-type')?.includes('json');
        return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
      };
      return { secret, call };
    },
  };
}
