import { Checkbox, Modal, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaItem } from '../../client/api-types.ts';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { Empty } from '../../kit/list/Empty.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { Thumbnail } from '../../kit/Thumbnail.tsx';
import classes from './media.module.css';
import { MEDIA_PAGE, mediaQuery, type Show } from './queries.ts';
import { texts } from './texts.ts';

interface MediaGridProps {
  show?: Show;
  onPick(item: MediaItem): void;
  selection?: { has(id: string): boolean; toggle(item: MediaItem): void };
}

/** Every uploaded image, newest first, to pick one from. */
export function MediaGrid({ show = 'all', onPick, selection }: MediaGridProps) {
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search.trim(), 200);
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(mediaQuery({ search: words, show, offset: (page - 1) * MEDIA_PAGE }));
  return (
    <Stack>
      <TextInput
        aria-label={texts.search}
        placeholder={texts.searchHint}
        leftSection={<IconSearch size={16} aria-hidden />}
        maw="24rem"
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setPage(1);
        }}
      />
      <LoadState data={data} error={error} />
      {data?.total === 0 && <Empty title={words ? texts.notFound(words) : texts.none[show]} />}
      <ul className={classes.grid}>
        {data?.items.map((item) => (
          <li key={item.id} className={classes.item}>
            {selection && (
              <Checkbox
                className={classes.check}
                aria-label={`Select ${item.name}`}
                checked={selection.has(item.id)}
                onChange={() => selection.toggle(item)}
              />
            )}
            <UnstyledButton className={classes.tile} onClick={() => onPick(item)}>
              <span className={classes.image}>
                <Thumbnail image={{ ...item, alt: '' }} size={180} />
              </span>
              <span className={classes.name}>{item.name}</span>
              <span className={classes.facts}>{describeItem(item)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {data && data.total > MEDIA_PAGE && (
        <Pager total={data.total} size={MEDIA_PAGE} page={page} onPage={setPage} label={texts.total(data.total)} />
      )}
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
      <MediaGrid onPick={onPick} />
    </Modal>
  );
}
