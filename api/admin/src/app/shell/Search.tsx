import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  type SpotlightProps,
} from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { getTitle, inSentence } from 'content-types/define';
import { useEffect, useState } from 'react';
import type { Role } from '../../client/request.ts';
import { recentQuery } from '../../core/content/queries.ts';
import { useEntryLink, useNavigation } from '../../core/navigation/Navigation.tsx';
import { NEW_ENTRY, views } from '../../core/navigation/views.ts';
import { useSession } from '../../core/session/Session.tsx';
import { hasWords } from '../../kit/text/has-words.ts';
import { screens } from '../screens.ts';
import { texts } from '../texts.ts';

const [store, spotlight] = createSpotlight();

/** Entries fetched: more than are shown, because results come newest first and an older title may be the better match. */
const MAX_FETCHED_ENTRIES = 50;
const MAX_SHOWN_RESULTS = 12;
/** The screens that find people. Their results come first. */
const PEOPLE_SCREENS = ['candidates', 'applications'];

interface Props {
  /** Text typed before the input was ready. */
  takeTyped: () => string;
  onClose: () => void;
}

/**
 * Finds screens, actions and fields by name, entries by any of their words, and the results of the role's own screens.
 */
export default function Search({ takeTyped, onClose }: Props) {
  const { go, follow } = useNavigation();
  const entryLink = useEntryLink();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed.trim(), 150);
  const { data, isFetching } = useQuery({
    ...recentQuery({ search: searchText, limit: MAX_FETCHED_ENTRIES }),
    enabled: searchText.length > 1,
    placeholderData: keepPreviousData,
  });
  const { data: matchGroups } = useQuery({
    queryKey: ['found', searchText],
    queryFn: () => findInScreens(searchText, user.role),
    enabled: searchText.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useEffect(() => spotlight.open(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response makes another list
  useEffect(chooseFirst, [typed, data, matchGroups]);

  const places: SpotlightActionGroupData = {
    group: texts.search.screens,
    actions: views
      .filter(({ roles }) => roles.includes(user.role))
      .map((view) => ({
        id: view.key,
        label: view.label,
        description: view.group,
        keywords: [view.key, view.words ?? '', texts.search.groupWords[view.group ?? ''] ?? ''],
        onClick: () => void go(view.key),
      })),
  };
  const fields: SpotlightActionGroupData = {
    group: texts.search.fields,
    actions: (typed.trim().length > 1 ? views : [])
      // Skips emails, which all have the same fields.
      .filter(({ roles, section }) => roles.includes(user.role) && section !== 'Emails')
      .flatMap((view) =>
        (view.fields ?? [])
          .filter((label) => hasWords(label, typed))
          .map((label) => ({
            id: `${view.key}/field/${label}`,
            label,
            description: view.label,
            onClick: () => void go(view.key),
          })),
      )
      .toSorted((a, b) => rank(a.label, typed) - rank(b.label, typed))
      .slice(0, MAX_SHOWN_RESULTS),
  };
  const commands: SpotlightActionGroupData = {
    group: texts.search.actions,
    actions: views.flatMap(({ key, type: name, roles }) => {
      const type = name && contentTypes[name];
      if (type?.shape !== 'collection' || !roles.includes(user.role)) return [];
      return {
        id: `${key}/${NEW_ENTRY}`,
        label: texts.search.create(inSentence(type.label.one)),
        keywords: texts.search.createWords,
        onClick: () => void go(key, NEW_ENTRY),
      };
    }),
  };
  // Puts entries with the words in their title before entries that only mention them.
  const hasWordsInTitle = ({ label }: { label: string }) => label.toLowerCase().includes(searchText.toLowerCase());
  const entries: SpotlightActionGroupData = {
    group: texts.search.entries,
    actions: (searchText.length > 1 ? (data?.items ?? []) : [])
      .flatMap((entry) => {
        const linkTarget = entryLink(entry.type);
        if (!linkTarget) return [];
        const { type, isOne, linkTo } = linkTarget;
        return {
          id: `${entry.type}/${entry.id}`,
          label: getTitle(type, entry),
          description: isOne ? texts.search.inText : type.label.one,
          onClick: () => void follow(linkTo(entry.id)),
        };
      })
      .toSorted((a, b) => Number(hasWordsInTitle(b)) - Number(hasWordsInTitle(a)))
      .slice(0, MAX_SHOWN_RESULTS),
  };

  const otherGroups = (matchGroups ?? []).map(({ key, label, items }) => ({
    key,
    group: label,
    actions: (searchText.length > 1 ? items : []).map(({ id, query, ...item }) => ({
      id: `${key}/${id}`,
      ...item,
      onClick: () => void go(key, id, query),
    })),
  }));
  const isOfPeople = ({ key }: { key: string }) => PEOPLE_SCREENS.includes(key);

  return (
    <Spotlight
      store={store}
      actions={[
        places,
        commands,
        ...otherGroups.filter(isOfPeople),
        entries,
        ...otherGroups.filter((group) => !isOfPeople(group)),
        fields,
      ]}
      filter={filterScreens}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      shortcut={null}
      attributes={{ content: { 'aria-label': texts.search.title } }}
      // Keeps the input in place while the list grows and shrinks.
      centered={false}
      transitionProps={{ duration: 0 }}
      nothingFound={isFetching || typed.trim() !== searchText ? texts.search.searching : texts.search.nothing}
      highlightQuery
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: texts.search.hint,
        'aria-label': texts.search.hint,
        autoFocus: true,
        onFocus: () => {
          const typedText = takeTyped();
          if (typedText) setTyped((now) => typedText + now);
        },
      }}
    />
  );
}

/**
 * Searches every screen the role can open and lists each person once. A failing search, such as an unclosed quote, does
 * not affect the others.
 */
async function findInScreens(searchText: string, role: Role) {
  const searches = screens.map(async ({ key, label, roles, find }) => {
    const items = find && roles.includes(role) ? await find(searchText).catch(() => []) : [];
    return { key, label, items };
  });
  const resultGroups = await Promise.all(searches);
  const people = new Set(resultGroups.find(({ key }) => key === PEOPLE_SCREENS[0])?.items.map(({ label }) => label));
  const isNew = ({ label }: { label: string }) => !people.has(label);
  return resultGroups.map((group) =>
    group.key === PEOPLE_SCREENS[1] ? { ...group, items: group.items.filter(isNew) } : group,
  );
}

/** Filters the screens and actions; everything else has already been searched. Groups without a match are left out. */
function filterScreens(searchText: string, groups: SpotlightProps['actions']): SpotlightProps['actions'] {
  const isFound = ({ id, label, keywords }: SpotlightActionData) => hasWords(`${label} ${id} ${keywords}`, searchText);
  return groups.flatMap((group) => {
    if (!('actions' in group)) return group;
    const isLocal = group.group === texts.search.screens || group.group === texts.search.actions;
    const actions = isLocal ? group.actions.filter(isFound) : group.actions;
    return actions.length > 0 ? { ...group, actions } : [];
  });
}

/** Sort rank of a label: exact matches first, then prefix matches. */
function rank(label: string, searchText: string): number {
  const [text, words] = [label.toLowerCase(), searchText.trim().toLowerCase()];
  if (text === words) return 0;
  return text.startsWith(words) ? 1 : 2;
}

/**
 * Selects the first result for Enter when the library has selected none, because the list arrived after the user had
 * finished typing.
 */
function chooseFirst() {
  const list = document.getElementById(store.getState().listId);
  if (!list || list.querySelector('[data-selected]')) return;
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}
