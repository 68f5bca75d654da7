import { Box, Checkbox, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MediaItem } from '../../client/request.ts';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { List } from '../../kit/list/List.tsx';
import type { Selection } from '../../kit/list/use-selection.ts';
import { Thumbnail } from '../../kit/Thumbnail.tsx';
import { type ListState, useDialogListState, useList } from '../navigation/use-list.ts';
import classes from './media.module.css';
import { ALL_MEDIA, MEDIA_PAGE_SIZE, mediaQuery } from './queries.ts';
import { texts } from './texts.ts';

interface MediaGridProps {
  state: ListState<typeof ALL_MEDIA>;
  onPick(item: MediaItem): void;
  selection?: Selection<MediaItem>;
  /** Bulk actions on the selection. `page` holds the images shown. */
  children?(page: MediaItem[]): ReactNode;
}

export function MediaGrid({ state, onPick, selection, children }: MediaGridProps) {
  const list = useList(state, mediaQuery, MEDIA_PAGE_SIZE);
  const { data, shown } = list;
  const items = data?.items ?? [];
  return (
    <Stack>
      <FilterBar list={list} search={{ label: texts.search }} />
      <List
        list={list}
        empty={{ title: shown.search ? texts.notFound(shown.search) : texts.none[shown.show] }}
        total={texts.total}
        above={selection && children}
        className={classes.grid}
        card={(item: MediaItem) => (
          <Box component="li" pos="relative">
            {selection && (
              <Checkbox
                className={classes.check}
                aria-label={`Select ${item.name}`}
                checked={selection.has(item.id)}
                onChange={() => selection.toggle(item, items)}
              />
            )}
            <UnstyledButton className={classes.tile} onClick={() => onPick(item)}>
              <span className={classes.image}>
                <Thumbnail image={{ ...item, alt: '' }} size={180} />
              </span>
              <Text span inherit fz="sm" fw={500} className="one-line">
                {item.name}
              </Text>
              <Text span inherit fz="xs" c="dimmed" className="numbers">
                {describeItem(item)}
              </Text>
            </UnstyledButton>
          </Box>
        )}
      />
    </Stack>
  );
}

function describeItem({ width, height, alt, inHistory }: MediaItem): string {
  return [texts.size(width, height), !alt && texts.noDescription, inHistory && texts.inHistory]
    .filter(Boolean)
    .join(' · ');
}

export default function MediaPicker({ onClose, onPick }: { onClose(): void; onPick(item: MediaItem): void }) {
  return (
    <Modal opened onClose={onClose} title={texts.choose} size="xl">
      <MediaGrid state={useDialogListState(ALL_MEDIA)} onPick={onPick} />
    </Modal>
  );
}
