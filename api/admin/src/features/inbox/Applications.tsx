import type { Place } from '../../app/views.ts';
import { InboxScreen } from './InboxScreen.tsx';

export default function Applications({ place }: { place: Place }) {
  return <InboxScreen inbox="applications" title="Applications" open={place.entry} />;
}
