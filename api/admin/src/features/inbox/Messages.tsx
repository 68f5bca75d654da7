import type { Place } from '../../app/views.ts';
import { InboxScreen } from './InboxScreen.tsx';

export default function Messages({ place }: { place: Place }) {
  return <InboxScreen inbox="messages" title="Messages" open={place.entry} />;
}
