import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ApiError, readQuery } from '../../client/request.ts';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import { type ListState, useList, useListState } from '../../core/navigation/use-list.ts';
import { ViewTitle } from '../../core/navigation/ViewTitle.tsx';
import { type Route, toHash } from '../../core/navigation/views.ts';
import { type Outcome, OutcomeBanner } from '../../core/publishing/OutcomeBanner.tsx';
import { isTyping } from '../../kit/keyboard.ts';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { findNeighbours } from '../../kit/list/neighbours.ts';
import { Screen } from '../../kit/Screen.tsx';
import JobHead from '../jobs/JobHead.tsx';
import { AddPerson } from './AddPerson.tsx';
import { CandidateList } from './CandidateList.tsx';
import { CandidateRecord } from './CandidateRecord.tsx';
import { type CandidateFilter, candidatesQuery, NO_FILTER } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.list;
const FORWARDED = 'forwarded-';

export default function CandidatesScreen({ route }: { route: Route }) {
  const { entry, query, view } = route;
  // Today's work links to a forwarded email by an entry with this prefix, so that the user can add the person.
  const forwardedId = entry?.startsWith(FORWARDED) ? entry.slice(FORWARDED.length) : null;
  const openId = forwardedId === null ? entry : null;
  const { go } = useNavigation();
  const candidateList = useList(useListState(NO_FILTER, ['search', 'near']), candidatesQuery);
  const list = { ...candidateList, data: useLastData(candidateList) };
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isAdding, setAdding] = useState(false);
  const linkTo = (entry: string | null) => toHash({ view, entry, query });
  const { previous, next } = findNeighbours(list.data?.items.map(({ id }) => id) ?? [], openId, 0);

  const onKeyDown = (event: KeyboardEvent) => {
    if (openId === null || isTyping(event)) return;
    const targetId = event.key === 'j' ? next : event.key === 'k' ? previous : null;
    if (targetId === null) return;
    event.preventDefault();
    void go(view, targetId, query);
  };

  return (
    // Takes the focus after a click outside the controls, so that keyboard shortcuts keep working.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat the buttons' actions
    <div tabIndex={-1} style={{ outline: 'none' }} onKeyDown={onKeyDown}>
      <Screen
        actions={openId === null && <Button onClick={() => setAdding(true)}>{texts.add.action}</Button>}
        title={
          list.filter.job && openId === null ? <JobHead id={list.filter.job} tab="find" /> : <ViewTitle view={view} />
        }
      >
        <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />
        {(isAdding || forwardedId !== null) && (
          <AddPerson
            key={forwardedId}
            initialJobId={list.filter.job}
            forwardedId={forwardedId}
            onClose={() => (forwardedId === null ? setAdding(false) : void go(view, null, query))}
            onAdded={(id) => void go('applications', id)}
          />
        )}
        {openId === null ? (
          <>
            <CandidateFilters list={list} />
            <CandidateList list={list} linkTo={linkTo} onOutcome={setOutcome} />
          </>
        ) : (
          <CandidateRecord
            key={openId}
            id={openId}
            links={{ back: linkTo(null), previous: previous && linkTo(previous), next: next && linkTo(next) }}
            onOutcome={setOutcome}
            onOpen={(id) => void go(view, id, query)}
          />
        )}
      </Screen>
    </div>
  );
}

/** Keeps the previous rows while a place is half typed, and so unknown to the server. */
function useLastData<Data>({ data, error }: { data: Data | undefined; error: Error | null }): Data | undefined {
  const [lastData, setLastData] = useState(data);
  if (data !== undefined && data !== lastData) setLastData(data);
  const isUnknown = error instanceof ApiError && error.issues.some(({ path }) => path === 'near');
  return isUnknown ? (data ?? lastData) : data;
}

function CandidateFilters({ list }: { list: ListState<CandidateFilter> }) {
  const { data: tags = [] } = useQuery({ ...readQuery('/candidates/tags'), staleTime: 0 });
  return (
    <FilterBar
      // The list in a job's desk has its own view, so it offers no saved views.
      list={{ ...list, address: list.filter.job === '' ? list.address : undefined }}
      search={{ label: labels.search, hint: labels.hint, max: 500 }}
      controls={{
        near: { kind: 'line', label: labels.near, placeholder: labels.nearHint },
        miles: {
          kind: 'choice',
          label: labels.miles,
          emptyLabel: labels.within(20),
          options: [5, 10, 15, 30, 50, 100].map((miles) => ({ value: String(miles), label: labels.within(miles) })),
        },
        consent: {
          kind: 'choice',
          label: labels.consent,
          emptyLabel: labels.anyConsent,
          options: [
            { value: 'talentPool', label: labels.talentPool },
            { value: 'marketing', label: labels.marketing },
          ],
        },
        tag: {
          kind: 'choice',
          label: labels.tag,
          emptyLabel: labels.allTags,
          options: tags.map(({ tag, candidates }) => ({ value: tag, label: `${tag} (${candidates})` })),
        },
        rating: {
          kind: 'choice',
          label: labels.rating,
          emptyLabel: labels.anyRating,
          options: [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: labels.atLeast(rating) })),
        },
      }}
      more={{
        addresses: {
          kind: 'choice',
          label: labels.addresses,
          emptyLabel: labels.anyAddresses,
          options: [{ value: 'several', label: labels.severalAddresses }],
        },
        from: { kind: 'day', label: labels.from },
        to: { kind: 'day', label: labels.to },
      }}
    />
  );
}
