import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { FieldOf } from 'content-types/fields/any-field';
import { itemName } from '../../lib/form/path.ts';

/** What a screen reader says while an item is moved. */
export function announcements(field: FieldOf<'list'>, keys: readonly number[]): Announcements {
  const name = (id: UniqueIdentifier) => itemName(field, keys.indexOf(Number(id)));
  const place = (id: UniqueIdentifier) => `place ${keys.indexOf(Number(id)) + 1} of ${keys.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}. Use the arrow keys to move it.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} is over ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} was put at ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} is back where it was.`,
  };
}
