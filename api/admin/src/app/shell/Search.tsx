import { createSpotlight, Spotlight, type SpotlightActionGroupData, type SpotlightProps } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getTitle } from 'content-types/define';
import { useEffect, useState } from 'react';
import { recentQuery } from '../../features/content/queries.ts';
import { request } from '../../lib/request.ts';
import { useOpenEntry, useRoute } from '../route.tsx';
import { useSession } from '../session/Session.tsx';
import { texts } from '../texts.ts';
import { views } from '../views.ts';

const [store, spotlight] = createSpotlight();

/** More entries than are shown, because the newest come first and an older one may have the words in its title. */
const FETCHED = 50;
const SHOWN = 12;

interface Props {
  /** What was typed before the input was ready. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Finds screens by name or key, entries by any word in them, and applications for users who may see them. */
export default function Search({ takeTyped, onClose }: Props) {
  const { go } = useRoute();
  const openEntry = useOpenEntry();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 150);
  const { data, isFetching } = useQuery({
    ...recentQuery({ search: words, limit: FETCHED }),
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
  });
  const mayFind = user.role !== 'editor';
  const { data: people } = useQuery({
    queryKey: ['inbox', 'applications', 'found', words],
    queryFn: () => request('GET', '/applications', { query: { search: words, limit: 6 } }),
    enabled: mayFind && words.length > 1,
    placeholderData: keepPreviousData,
  });
  useEffect(() => spotlight.open(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response makes another list
  useEffect(chooseFirst, [typed, data, people]);

  const screens: SpotlightActionGroupData = {
    group: texts.search.screens,
    actions: views
      .filter(({ roles }) => roles.includes(user.role))
      .map((view) => ({
        id: view.key,
        label: view.label,
        description: view.group,
        keywords: [view.key],
        onClick: () => void go(view.key),
      })),
  };
  // Entries with the words in their title come before those that only mention them.
  const isNamed = ({ label }: { label: string }) => label.toLowerCase().includes(words.toLowerCase());
  const entries: SpotlightActionGroupData = {
    group: texts.search.entries,
    actions: (words.length > 1 ? (data?.items ?? []) : [])
      .flatMap((entry) => {
        const found = openEntry(entry.type);
        if (!found) return [];
        const { type, isOne, open } = found;
        return {
          id: `${entry.type}/${entry.id}`,
          label: getTitle(type, entry),
          description: isOne ? texts.search.inText : type.label.one,
          onClick: () => open(entry.id),
        };
      })
      .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
      .slice(0, SHOWN),
  };

  const applications: SpotlightActionGroupData = {
    group: texts.search.applications,
    actions: (words.length > 1 ? (people?.items ?? []) : []).map(({ id, name, jobTitle, reference }) => ({
      id: `applications/${id}`,
      label: name || reference,
      description: [jobTitle, reference].filter(Boolean).join(', '),
      onClick: () => void go('applications', id),
    })),
  };

  return (
    <Spotlight
      store={store}
      actions={[screens, entries, applications]}
      filter={filterScreens}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      shortcut={null}
      attributes={{ content: { 'aria-label': texts.search.title } }}
      // Its input stays where it is while the list grows and shrinks.
      centered={false}
      transitionProps={{ duration: 0 }}
      nothingFound={isFetching || typed.trim() !== words ? texts.search.searching : texts.search.nothing}
      highlightQuery
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: texts.search.hint,
        'aria-label': texts.search.hint,
        autoFocus: true,
        onFocus: () => {
          const ahead = takeTyped();
          if (ahead) setTyped((now) => ahead + now);
        },
      }}
    />
  );
}

/** Filters the screens; the server has already searched everything else. Groups without a match are left out. */
function filterScreens(typed: string, groups: SpotlightProps['actions']): SpotlightProps['actions'] {
  const words = typed.trim().toLowerCase();
  return groups.flatMap((group) => {
    if (!('actions' in group)) return group;
    const matches = ({ id, label }: { id: string; label?: string }) => `${label} ${id}`.toLowerCase().includes(words);
    const actions = group.group === texts.search.screens ? group.actions.filter(matches) : group.actions;
    return actions.length > 0 ? { ...group, actions } : [];
  });
}

/** Selects the first result for Enter when the library has selected none, because the list arrived after the typing. */
function chooseFirst() {
  const list = document.getElementById(store.getState().listId);
  if (!list || list.querySelector('[data-selected]')) return;
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}
