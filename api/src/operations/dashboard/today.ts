import { z } from 'zod';
import type { App, Clocked } from '../../core/app.ts';
import { currentUser, RECRUITERS } from '../../core/auth/access.ts';
import { type TodayPart, todayItem, type Whose } from '../../core/today.ts';

/** Maximum number of items shown in each part. */
const MAX_SHOWN_ITEMS = 30;
/** Order of the parts. Any other parts follow. */
const ORDER = ['interviews', 'reminders', 'answers', 'clients', 'emails', 'forwarded', 'new', 'watched'];

const todaySchema = z.object({
  parts: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      list: z.string().nullable().describe('The admin screen that lists all of these items.'),
      items: z.array(todayItem),
      total: z.int(),
    }),
  ),
  mine: z.int().describe('The number of items for the current user.'),
  everyone: z.int().describe('The number of items for all users.'),
});

/**
 * Serves today's work, as features declare it. "Mine" is work assigned to the user, or on jobs that they own or cover.
 */
export async function todayRoutes(app: App) {
  const querystring = z.object({ who: z.enum(['mine', 'everyone']).default('mine') });
  const schema = { tags: ['Dashboard'], summary: 'List today’s work', querystring, response: { 200: todaySchema } };
  app.get('/api/today', { config: { roles: RECRUITERS }, schema }, async (request) => {
    const { id } = currentUser(request);
    const isMine = request.query.who === 'mine';
    const [mine, everyone] = [
      readToday(app, id, isMine ? MAX_SHOWN_ITEMS : 0),
      readToday(app, null, isMine ? 0 : MAX_SHOWN_ITEMS),
    ];
    const count = (parts: typeof mine) => parts.reduce((sum, { total }) => sum + total, 0);
    return { parts: isMine ? mine : everyone, mine: count(mine), everyone: count(everyone) };
  });
}

/** Returns the parts that have any items. */
export function readToday(app: Clocked & Pick<App, 'features'>, ownerId: Whose, limit: number) {
  const parts: [string, TodayPart][] = app.features.flatMap(({ today = {} }) => Object.entries(today));
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return parts
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([name, { label, list, read }]) => ({
      name,
      label: label.many,
      one: label.one,
      list,
      ...read(app, ownerId, limit),
    }))
    .filter(({ total }) => total > 0);
}
