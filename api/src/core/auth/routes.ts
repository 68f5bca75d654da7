import type { App } from '../app.ts';
import { accountRoutes } from './account-routes.ts';
import { passwordLinkRoutes } from './login/password-links.ts';
import { sessionRoutes } from './login/session-routes.ts';
import { singleSignOnRoutes } from './login/single-sign-on-routes.ts';
import { twoFactorRoutes } from './login/two-factor-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { userRoutes } from './user-routes.ts';

/** Logins, accounts, users and access tokens. */
export async function authRoutes(app: App) {
  app.register(sessionRoutes);
  app.register(singleSignOnRoutes);
  app.register(accountRoutes);
  app.register(twoFactorRoutes);
  app.register(passwordLinkRoutes);
  app.register(userRoutes);
  app.register(tokenRoutes);
}
