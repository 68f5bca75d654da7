import { Anchor } from '@mantine/core';
import type { Receipt } from '../../lib/types.ts';

/** A file that a publish wrote or removed. Rules for hosts, such as `/_redirects`, are no page that can be opened. */
export function PageLink({ path, action }: Receipt['pages'][number]) {
  if (path.startsWith('/_')) return path.slice(2);
  if (action === 'removed') return <s title="Removed">{path}</s>;
  return (
    <Anchor href={path} target="_blank" inherit>
      {path}
    </Anchor>
  );
}
