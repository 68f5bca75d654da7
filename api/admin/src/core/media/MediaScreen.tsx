import { Button, SegmentedControl, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { MediaItem } from '../../client/api-types.ts';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { common } from '../../kit/text/texts.ts';
import { type Outcome, OutcomeBanner } from '../publishing/OutcomeBanner.tsx';
import { useSession } from '../session/Session.tsx';
import { MediaDetails } from './MediaDetails.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { MediaUpload } from './MediaUpload.tsx';
import type { Show } from './queries.ts';
import { texts } from './texts.ts';
import { useDeletion } from './use-media-actions.ts';

const SHOWS = Object.entries(texts.show).map(([value, label]) => ({ value, label }));

export default function MediaScreen() {
  const { user } = useSession();
  const [open, setOpen] = useState<MediaItem | null>(null);
  const [show, setShow] = useState<Show>('all');
  const [selected, setSelected] = useState<ReadonlyMap<string, MediaItem>>(new Map());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const mayEdit = user.role !== 'recruiter';
  const confirmDeletion = useDeletion((done) => {
    setOutcome(done);
    setSelected(new Map());
  });
  const selection = {
    has: (id: string) => selected.has(id),
    toggle(item: MediaItem) {
      const next = new Map(selected);
      if (!next.delete(item.id)) next.set(item.id, item);
      setSelected(next);
    },
  };

  return (
    <Stack>
      <Title order={1}>{texts.title}</Title>
      <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />
      {mayEdit && <MediaUpload />}
      <SegmentedControl
        aria-label={common.show}
        size="xs"
        style={{ alignSelf: 'start' }}
        data={SHOWS}
        value={show}
        onChange={(value) => {
          setShow(value as Show);
          setSelected(new Map());
        }}
      />
      <MediaGrid
        key={show}
        show={show}
        onPick={setOpen}
        selection={mayEdit && show === 'unused' ? selection : undefined}
      />
      {selected.size > 0 && (
        <BulkBar label={texts.selection} text={texts.selected(selected.size)}>
          <Button size="xs" variant="default" c="red" onClick={() => confirmDeletion([...selected.values()])}>
            {common.delete}
          </Button>
        </BulkBar>
      )}
      {open && <MediaDetails key={open.id} item={open} onClose={() => setOpen(null)} onOutcome={setOutcome} />}
    </Stack>
  );
}
