import type { App } from '../lib/app.ts';
import { applicationInbox } from './applications.ts';
import { choiceRoutes } from './choice-routes.ts';
import { exportRoute } from './export-route.ts';
import { messageInbox } from './messages.ts';
import { readRoutes } from './read-routes.ts';
import { templateRoutes } from './reply-template-routes.ts';
import { resumeRoute } from './resume-route.ts';
import { writeRoutes } from './write-routes.ts';

/** What visitors sent, for recruiters and administrators. */
export async function inboxRoutes(app: App) {
  for (const kind of [applicationInbox, messageInbox]) {
    readRoutes(app, kind);
    exportRoute(app, kind);
    writeRoutes(app, kind);
  }
  await choiceRoutes(app);
  await resumeRoute(app);
  await templateRoutes(app);
}
