import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MediaItem } from '../../client/request.ts';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { useSelection } from '../../kit/list/use-selection.ts';
import { Screen } from '../../kit/Screen.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { common } from '../../kit/text/texts.ts';
import { useListState } from '../navigation/use-list.ts';
import { type Outcome, OutcomeBanner } from '../publishing/OutcomeBanner.tsx';
import { useSession } from '../session/Session.tsx';
import { MediaDetails } from './MediaDetails.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { MediaUpload } from './MediaUpload.tsx';
import { ALL_MEDIA } from './queries.ts';
import { texts } from './texts.ts';
import { useDeletion } from './use-media-actions.ts';

export default function MediaScreen() {
  const { user } = useSession();
  const state = useListState(ALL_MEDIA);
  const { show } = state.filter;
  const [openedItem, setOpenedItem] = useState<MediaItem | null>(null);
  const selection = useSelection<MediaItem>(show, [], { isKept: true });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const mayEdit = user.role !== 'recruiter';
  const confirmDeletion = useDeletion((deletionOutcome) => {
    setOutcome(deletionOutcome);
    selection.clear();
  });

  return (
    <Screen title={texts.title}>
      <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />
      {mayEdit && <MediaUpload />}
      <Segments options={texts.show} value={show} onChange={(next) => state.setFilter({ show: next })} />
      <MediaGrid state={state} onPick={setOpenedItem} selection={mayEdit && show === 'unused' ? selection : undefined}>
        {(page) => (
          <BulkBar label={texts.selection} selection={selection} page={page} describeSelected={texts.selected}>
            <Button size="sm" variant="default" c="red" onClick={() => confirmDeletion(selection.items)}>
              {common.delete}
            </Button>
          </BulkBar>
        )}
      </MediaGrid>
      {openedItem && (
        <MediaDetails
          key={openedItem.id}
          item={openedItem}
          onClose={() => setOpenedItem(null)}
          onOutcome={setOutcome}
        />
      )}
    </Screen>
  );
}
