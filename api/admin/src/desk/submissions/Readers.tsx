import { Avatar } from '@mantine/core';
import { texts } from './texts.ts';
import { useReaders } from './use-inbox-events.ts';

/** The initials of the colleagues who have an application or message open. */
export function Readers({ id }: { id: string }) {
  return useReaders(id).map(({ id: user, name }) => (
    <Avatar
      key={user}
      component="span"
      name={name}
      size={20}
      variant="filled"
      color="gray.7"
      role="img"
      alt={texts.reads(name)}
      title={texts.reads(name)}
    />
  ));
}
