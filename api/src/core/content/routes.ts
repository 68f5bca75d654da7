import type { App } from '../app.ts';
import { feedRoutes } from './change-feed.ts';
import { overviewRoutes } from './lists/overview-routes.ts';
import { publicLists } from './lists/public-lists.ts';
import { collectionReadRoutes, singletonReadRoutes } from './read-routes.ts';
import { revisionRoutes } from './revision-routes.ts';
import { startScheduler } from './scheduler.ts';
import { allTypes, isCollection } from './types.ts';
import { collectionWriteRoutes, singletonWriteRoutes } from './write-routes.ts';

/** Registers the routes of every content type and starts the scheduler. */
export async function contentRoutes(app: App) {
  const lists = publicLists(app.db);
  startScheduler(app);
  await app.register(feedRoutes);
  await app.register(overviewRoutes);
  await app.register(
    async (types: App) => {
      for (const type of allTypes) {
        if (isCollection(type)) {
          collectionReadRoutes(types, type, lists);
          collectionWriteRoutes(types, type);
        } else {
          singletonReadRoutes(types, type);
          singletonWriteRoutes(types, type);
        }
        revisionRoutes(types, type);
      }
    },
    { prefix: '/api/content' },
  );
}
