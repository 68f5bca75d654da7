import { type ComponentType, lazy } from 'react';
import { type Place, type Screen, viewOf } from '../navigation.ts';
import { Dashboard } from './Dashboard.tsx';

const CollectionScreen = lazy(() => import('./CollectionScreen.tsx'));
const SingletonScreen = lazy(() => import('./SingletonScreen.tsx'));

type Single = Exclude<Screen['kind'], 'collection' | 'singleton'>;

const SCREENS: Record<Single, ComponentType<{ place: Place }>> = {
  dashboard: Dashboard,
  applications: lazy(() => import('./inbox/Applications.tsx')),
  messages: lazy(() => import('./inbox/Messages.tsx')),
  templates: lazy(() => import('./inbox/templates/TemplatesScreen.tsx')),
  alerts: lazy(() => import('./alerts/AlertsScreen.tsx')),
  complaints: lazy(() => import('./protection/ComplaintsScreen.tsx')),
  dataProtection: lazy(() => import('./protection/DataProtectionScreen.tsx')),
  media: lazy(() => import('./media/MediaScreen.tsx')),
  publishing: lazy(() => import('./PublishingScreen.tsx')),
  mail: lazy(() => import('./mail/MailScreen.tsx')),
  users: lazy(() => import('./people/UsersScreen.tsx')),
  tokens: lazy(() => import('./people/TokensScreen.tsx')),
  audit: lazy(() => import('./people/audit/AuditScreen.tsx')),
  account: lazy(() => import('./people/AccountScreen.tsx')),
};

/** The screen of a place. */
export function ScreenOf({ place }: { place: Place }) {
  const { key, screen } = viewOf(place);
  if (screen.kind === 'collection') return <CollectionScreen key={key} type={screen.type} entry={place.entry} />;
  if (screen.kind === 'singleton') return <SingletonScreen key={key} type={screen.type} />;
  const Screen = SCREENS[screen.kind];
  return <Screen place={place} />;
}
