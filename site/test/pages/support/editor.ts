import { createUser } from 'api/core/auth/users';
import { type CollectionName, contentTypes, type SingletonName } from 'content-types';
import { ORIGIN, type Site } from './publish-site.ts';

export interface Editor {
  /** Adds an entry and returns its id. Throws if it is rejected. */
  add(type: CollectionName, data: unknown, options?: { expiresAt?: string }): Promise<string>;
  /** Saves a singleton for the first time. */
  save(type: SingletonName, data: unknown): Promise<void>;
  unpublish(type: SingletonName): Promise<void>;
}

/** A user who sends requests as the admin does. */
export async function logIn(api: Site['api']): Promise<Editor> {
  const account = { email: 'editor@orrinvale.example', password: 'correct horse battery' };
  await createUser(api.db, { ...account, name: 'Editor', role: 'administrator' }, api.clock.now());
  const origin = ORIGIN.origin;
  const response = await api.inject({ method: 'POST', url: '/api/session', payload: account, headers: { origin } });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';

  async function send(method: 'POST' | 'PUT', path: string, payload: object): Promise<{ entry: { id: string } }> {
    const url = `/api/content/${path}`;
    const { statusCode, body } = await api.inject({ method, url, payload, headers: { cookie, origin } });
    if (statusCode >= 300) throw new Error(`${method} ${url}: ${statusCode} ${body}`);
    return JSON.parse(body);
  }

  return {
    add: async (type, data, options = {}) =>
      (await send('POST', contentTypes[type].path, { data, ...options })).entry.id,
    save: async (type, data) => void (await send('PUT', contentTypes[type].path, { data, version: 0 })),
    unpublish: async (type) => void (await send('POST', `${contentTypes[type].path}/${type}/unpublish`, {})),
  };
}
