import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** The other colours, and how to get to them. */
export function useColourScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const isLight = useComputedColorScheme('light') === 'light';
  const other = isLight ? 'dark' : 'light';
  return {
    label: `Switch to ${other} colours`,
    Icon: isLight ? IconMoon : IconSun,
    toggle: () => setColorScheme(other),
  };
}
