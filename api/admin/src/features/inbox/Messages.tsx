import type { Route } from '../../app/views.ts';
import { InboxScreen } from './InboxScreen.tsx';

export default function Messages({ route }: { route: Route }) {
  return <InboxScreen inbox="messages" title="Messages" open={route.entry} />;
}
