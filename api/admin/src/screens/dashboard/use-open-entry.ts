import { contentTypes, type TypeName } from 'content-types';
import { viewOfType } from '../../navigation.ts';
import { usePlace } from '../../place.tsx';
import { maySee } from '../../session/roles.ts';
import { useSession } from '../../session/Session.tsx';

/** What a kind of document is called, and how to open one of it; null for kinds that this user does not see. */
export function useOpenEntry() {
  const { go } = usePlace();
  const { user } = useSession();
  return (typeName: string) => {
    const type = contentTypes[typeName as TypeName];
    const view = viewOfType(typeName);
    if (!type || !view || !maySee(user.role, view.screen)) return null;
    const isOne = type.shape === 'singleton';
    return { type, isOne, open: (id: string) => void go(view.key, isOne ? null : id) };
  };
}
