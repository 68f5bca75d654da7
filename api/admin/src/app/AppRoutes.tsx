import { lazy } from 'react';
import { findView, isCollection, type Route } from '../core/navigation/views.ts';
import { screens } from './screens.ts';

const CollectionScreen = lazy(() => import('../core/content/CollectionScreen.tsx'));
const SingletonScreen = lazy(() => import('../core/content/SingletonScreen.tsx'));

export function AppRoutes({ route }: { route: Route }) {
  const { key, type } = findView(route.view);
  const Screen = screens.find((screen) => screen.key === key)?.component;
  if (Screen) return <Screen route={route} />;
  if (!type) return null;
  if (isCollection(type)) return <CollectionScreen key={key} type={type} route={route} />;
  return <SingletonScreen key={key} type={type} />;
}
