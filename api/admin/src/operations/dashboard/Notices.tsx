import { Anchor, Box } from '@mantine/core';
import { texts } from './texts.ts';

/** The legal notices to read, with a link to each. */
export function Notices() {
  const { read, privacy, and, accessibility } = texts.setup.notices;
  return (
    <Box component="span" flex="1 1 0">
      {read} <Anchor href="#shared/privacy-notice">{privacy}</Anchor> {and}{' '}
      <Anchor href="#shared/accessibility-statement">{accessibility}</Anchor>
    </Box>
  );
}
