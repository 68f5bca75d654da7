import { Box, Button, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import { useListQuery } from '../../core/navigation/use-list-query.ts';
import { findView, type Route, toHash } from '../../core/navigation/views.ts';
import { type Outcome, OutcomeBanner } from '../../core/publishing/OutcomeBanner.tsx';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { DayInput } from '../../kit/form/DayInput.tsx';
import { isTyping } from '../../kit/keyboard.ts';
import { FoldedFilters } from '../../kit/list/FoldedFilters.tsx';
import { findNeighbours } from '../../kit/list/neighbours.ts';
import { CandidateList } from './CandidateList.tsx';
import { CandidateRecord } from './CandidateRecord.tsx';
import { type CandidateFilter, candidatesQuery, countFilters, isFiltered, NO_FILTER, tagsQuery } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.list;

/** The candidates, or the open record of one. */
export default function CandidatesScreen({ route }: { route: Route }) {
  const { entry: open, query, view } = route;
  const { go } = useNavigation();
  const { filter, page, setFilter, setPage } = useListQuery(NO_FILTER);
  const [search] = useDebouncedValue(filter.search, 250);
  const { data, error } = useQuery(candidatesQuery({ ...filter, search }, page));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const linkTo = (entry: string | null) => toHash({ view, entry, query });
  const { previous, next } = findNeighbours(data?.items.map(({ id }) => id) ?? [], open, 0);

  const onKeyDown = (event: KeyboardEvent) => {
    if (open === null || isTyping(event)) return;
    const to = event.key === 'j' ? next : event.key === 'k' ? previous : null;
    if (to === null) return;
    event.preventDefault();
    void go(view, to, query);
  };

  return (
    // Takes the focus after a click outside the controls, so that keyboard shortcuts keep working.
    <Stack tabIndex={-1} style={{ outline: 'none' }} onKeyDown={onKeyDown}>
      <Title order={1}>{findView(view).label}</Title>
      <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />
      {open === null ? (
        <>
          <Filters filter={filter} onChange={setFilter} />
          <LoadState data={error ? undefined : data} error={error} title={texts.fetchFailed} />
          {data && !error && (
            <CandidateList
              key={query}
              list={data}
              page={page}
              onPage={setPage}
              linkTo={linkTo}
              isFiltered={isFiltered(filter)}
              onOutcome={setOutcome}
            />
          )}
        </>
      ) : (
        <CandidateRecord
          key={open}
          id={open}
          links={{ back: linkTo(null), previous: previous && linkTo(previous), next: next && linkTo(next) }}
          onOutcome={setOutcome}
          onOpen={(id) => void go(view, id, query)}
        />
      )}
    </Stack>
  );
}

function Filters({ filter, onChange }: { filter: CandidateFilter; onChange(filter: CandidateFilter): void }) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const set = (name: keyof CandidateFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value });
  return (
    <Stack gap="xs">
      <TextInput
        label={words.search}
        description={words.hint}
        inputWrapperOrder={['label', 'input', 'description']}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={500}
        value={filter.search}
        onChange={set('search')}
      />
      <Group gap="xs" align="end">
        <FoldedFilters active={countFilters(filter)}>
          <NativeSelect
            flex="1 1 9rem"
            label={words.consent}
            data={[
              { value: '', label: words.anyConsent },
              { value: 'talentPool', label: words.talentPool },
              { value: 'marketing', label: words.marketing },
            ]}
            value={filter.consent}
            onChange={set('consent')}
          />
          <NativeSelect
            flex="1 1 9rem"
            label={words.tag}
            data={[
              { value: '', label: words.allTags },
              ...tags.map(({ tag, candidates }) => ({ value: tag, label: `${tag} (${candidates})` })),
            ]}
            value={filter.tag}
            onChange={set('tag')}
          />
          <NativeSelect
            flex="1 1 9rem"
            label={words.rating}
            data={[
              { value: '', label: words.anyRating },
              ...[5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: words.atLeast(rating) })),
            ]}
            value={filter.rating}
            onChange={set('rating')}
          />
          <Box flex="1 1 8.5rem">
            <DayInput label={words.from} value={filter.from} onChange={(from) => onChange({ ...filter, from })} />
          </Box>
          <Box flex="1 1 8.5rem">
            <DayInput label={words.to} value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
          </Box>
        </FoldedFilters>
        {isFiltered(filter) && (
          <Button variant="subtle" color="gray" onClick={() => onChange(NO_FILTER)}>
            {words.clear}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
