import { contentTypes, type TypeName } from 'content-types';
import { maySee } from '../../app/may-see.ts';
import { useRoute } from '../../app/route.tsx';
import { useSession } from '../../app/session/Session.tsx';
import { findTypeView } from '../../app/views.ts';

/** What a kind of document is called, and how to open one of it; null for kinds that this user does not see. */
export function useOpenEntry() {
  const { go } = useRoute();
  const { user } = useSession();
  return (typeName: string) => {
    const type = contentTypes[typeName as TypeName];
    const view = findTypeView(typeName);
    if (!type || !view || !maySee(user.role, view.screen)) return null;
    const isOne = type.shape === 'singleton';
    return { type, isOne, open: (id: string) => void go(view.key, isOne ? null : id) };
  };
}
