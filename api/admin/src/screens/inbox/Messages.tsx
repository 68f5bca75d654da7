import type { Place } from '../../navigation.ts';
import { InboxScreen } from './InboxScreen.tsx';

export default function Messages({ place }: { place: Place }) {
  return <InboxScreen inbox="messages" title="Messages" open={place.entry} />;
}
