import { type ComponentType, lazy } from 'react';
import { Dashboard } from '../features/dashboard/Dashboard.tsx';
import { findView, isCollection, type Route, type ScreenKey } from './views.ts';

const CollectionScreen = lazy(() => import('../features/content/CollectionScreen.tsx'));
const SingletonScreen = lazy(() => import('../features/content/SingletonScreen.tsx'));
const InboxScreen = lazy(() => import('../features/inbox/InboxScreen.tsx'));

const SCREENS: Record<ScreenKey, ComponentType<{ route: Route }>> = {
  dashboard: Dashboard,
  applications: InboxScreen,
  candidates: lazy(() => import('../features/candidates/CandidatesScreen.tsx')),
  messages: InboxScreen,
  templates: lazy(() => import('../features/inbox/templates/TemplatesScreen.tsx')),
  alerts: lazy(() => import('../features/job-alerts/JobAlertsScreen.tsx')),
  complaints: lazy(() => import('../features/data-protection/ComplaintsScreen.tsx')),
  'data-protection': lazy(() => import('../features/data-protection/DataProtectionScreen.tsx')),
  reports: lazy(() => import('../features/dashboard/ReportsScreen.tsx')),
  media: lazy(() => import('../features/media/MediaScreen.tsx')),
  feeds: lazy(() => import('../features/publishing/FeedsScreen.tsx')),
  publishing: lazy(() => import('../features/publishing/PublishingScreen.tsx')),
  mail: lazy(() => import('../features/mail/MailScreen.tsx')),
  import: lazy(() => import('../features/import/ImportScreen.tsx')),
  'multi-posters': lazy(() => import('../features/posting/MultiPostersScreen.tsx')),
  webhooks: lazy(() => import('../features/webhooks/WebhooksScreen.tsx')),
  users: lazy(() => import('../features/auth/UsersScreen.tsx')),
  tokens: lazy(() => import('../features/auth/TokensScreen.tsx')),
  audit: lazy(() => import('../features/auth/AuditScreen.tsx')),
  account: lazy(() => import('../features/auth/account/AccountScreen.tsx')),
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
