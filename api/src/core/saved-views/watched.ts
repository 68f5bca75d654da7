/** Watched views: counts the people who are new to the view since the user last looked. */
import { plural } from 'content-types/text/plural';
import type { App, Clocked } from '../app.ts';
import { and, asc, eq, isNotNull } from '../database/drizzle.ts';
import { savedViews } from '../database/schema/saved-views.ts';
import type { WatchedList } from '../feature.ts';
import { type TodayPart, toTodayItem } from '../today.ts';

type View = Pick<typeof savedViews.$inferSelect, 'list' | 'query'>;

/** Returns undefined for a list that cannot be watched. */
export function watchedList({ features }: Pick<App, 'features'>, list: string): WatchedList | undefined {
  return features
    .map(({ watchedLists = {} }) => (Object.hasOwn(watchedLists, list) ? watchedLists[list] : undefined))
    .find(Boolean);
}

/** Ids of the entries now in a view; null if the view cannot be watched. */
export function findInView(app: Clocked & Pick<App, 'features'>, { list, query }: View): string[] | null {
  return watchedList(app, list)?.find(app.db, new URLSearchParams(query), app.clock.now()) ?? null;
}

/** Watched views in today's work. Omitted from everyone's work, because views are private. */
export const watchedToday: TodayPart = {
  label: { one: 'Watched view', many: 'Watched views' },
  list: null,
  read(app, ownerId, limit) {
    if (ownerId === null) return { items: [], total: 0 };
    const { userId, seen, name } = savedViews;
    const isWatched = and(eq(userId, ownerId), isNotNull(seen));
    const views = app.db.select().from(savedViews).where(isWatched).orderBy(asc(name)).all();
    const items = views.flatMap((view) => {
      const knownIds = new Set(view.seen);
      const newCount = (findInView(app, view) ?? []).filter((id) => !knownIds.has(id)).length;
      const pluralForms = watchedList(app, view.list)?.news;
      if (newCount === 0 || !pluralForms) return [];
      return toTodayItem({
        view: view.list,
        id: '',
        query: view.query,
        name: view.name,
        what: plural(newCount, pluralForms),
      });
    });
    return { items: items.slice(0, limit), total: items.length };
  },
};
