import { Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { MediaItem } from '../../api/types.ts';
import { useSession } from '../../session/Session.tsx';
import { MediaDetails } from './MediaDetails.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { MediaUpload } from './MediaUpload.tsx';

/** Every picture: to upload, find, describe and delete. */
export default function MediaScreen() {
  const { user } = useSession();
  const [open, setOpen] = useState<MediaItem | null>(null);
  return (
    <Stack>
      <Title order={1}>Media library</Title>
      {user.role !== 'recruiter' && <MediaUpload />}
      <MediaGrid onPick={setOpen} />
      {open && <MediaDetails key={open.id} item={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
