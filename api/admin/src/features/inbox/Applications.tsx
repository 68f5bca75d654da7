import type { Route } from '../../app/views.ts';
import { InboxScreen } from './InboxScreen.tsx';

export default function Applications({ route }: { route: Route }) {
  return <InboxScreen inbox="applications" title="Applications" open={route.entry} />;
}
