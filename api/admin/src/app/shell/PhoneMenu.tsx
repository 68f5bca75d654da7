import { Button, Drawer, Stack } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Menu } from './Menu.tsx';
import classes from './Shell.module.css';
import { useColourScheme } from './use-colour-scheme.ts';

/** The menu on narrow screens, with the buttons that the top bar has no room for. */
export function PhoneMenu({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const { label, Icon, toggle } = useColourScheme();
  return (
    <Drawer opened={opened} onClose={onClose} position="left" size="18rem" title="Menu" keepMounted={false}>
      <Menu onGo={onClose} />
      <Stack gap="xs" className={classes.extras}>
        <Button
          component="a"
          href="/"
          target="_blank"
          variant="default"
          justify="start"
          leftSection={<IconExternalLink size={18} />}
        >
          See the site
        </Button>
        <Button variant="default" justify="start" leftSection={<Icon size={18} />} onClick={toggle}>
          {label}
        </Button>
      </Stack>
    </Drawer>
  );
}
