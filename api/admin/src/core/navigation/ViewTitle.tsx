import { Anchor, Group, Title } from '@mantine/core';
import { useSession } from '../session/Session.tsx';
import { findMenuKey, findView, toHash, views } from './views.ts';

/** The heading of a screen, with links to the screens that share its menu item. */
export function ViewTitle({ view }: { view: string }) {
  const { user } = useSession();
  const menuKey = findMenuKey(findView(view));
  const siblingViews = views.filter((sibling) => findMenuKey(sibling) === menuKey && sibling.roles.includes(user.role));
  return (
    <Group gap="lg" align="baseline">
      {siblingViews.map(({ key, label }) =>
        key === view ? (
          <Title key={key} order={1}>
            {label}
          </Title>
        ) : (
          <Anchor key={key} href={toHash({ view: key })} size="lg" c="dimmed">
            {label}
          </Anchor>
        ),
      )}
    </Group>
  );
}
