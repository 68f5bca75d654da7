import { type ComponentType, lazy } from 'react';
import { Dashboard } from '../operations/dashboard/Dashboard.tsx';
import { findView, isCollection, type Route, type ScreenKey } from './views.ts';

const CollectionScreen = lazy(() => import('../core/content/CollectionScreen.tsx'));
const SingletonScreen = lazy(() => import('../core/content/SingletonScreen.tsx'));
const InboxScreen = lazy(() => import('../desk/submissions/InboxScreen.tsx'));

const SCREENS: Record<ScreenKey, ComponentType<{ route: Route }>> = {
  dashboard: Dashboard,
  applications: InboxScreen,
  candidates: lazy(() => import('../desk/candidates/CandidatesScreen.tsx')),
  messages: InboxScreen,
  templates: lazy(() => import('../desk/submissions/templates/TemplatesScreen.tsx')),
  alerts: lazy(() => import('../site/job-alerts/JobAlertsScreen.tsx')),
  complaints: lazy(() => import('../compliance/ComplaintsScreen.tsx')),
  'data-protection': lazy(() => import('../compliance/DataProtectionScreen.tsx')),
  reports: lazy(() => import('../operations/dashboard/ReportsScreen.tsx')),
  media: lazy(() => import('../core/media/MediaScreen.tsx')),
  feeds: lazy(() => import('../site/publishing/FeedsScreen.tsx')),
  publishing: lazy(() => import('../site/publishing/PublishingScreen.tsx')),
  mail: lazy(() => import('../core/mail/MailScreen.tsx')),
  import: lazy(() => import('../site/import/ImportScreen.tsx')),
  'multi-posters': lazy(() => import('../site/posting/MultiPostersScreen.tsx')),
  webhooks: lazy(() => import('../operations/webhooks/WebhooksScreen.tsx')),
  users: lazy(() => import('../core/auth/UsersScreen.tsx')),
  tokens: lazy(() => import('../core/auth/TokensScreen.tsx')),
  audit: lazy(() => import('../core/auth/AuditScreen.tsx')),
  account: lazy(() => import('../core/auth/account/AccountScreen.tsx')),
};

export function AppRoutes({ route }: { route: Route }) {
  const { key, type } = findView(route.view);
  if (!type) {
    const Screen = SCREENS[key as ScreenKey];
    return <Screen route={route} />;
  }
  if (isCollection(type)) return <CollectionScreen key={key} type={type} route={route} />;
  return <SingletonScreen key={key} type={type} />;
}
