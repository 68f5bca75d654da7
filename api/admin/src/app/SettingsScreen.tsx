import { Text, Title } from '@mantine/core';
import { useListState } from '../core/navigation/use-list.ts';
import { SETTINGS_SECTIONS, toHash, type View, views } from '../core/navigation/views.ts';
import { useSession } from '../core/session/Session.tsx';
import { FilterBar } from '../kit/list/FilterBar.tsx';
import { Screen } from '../kit/Screen.tsx';
import { hasWords } from '../kit/text/has-words.ts';
import classes from './settings.module.css';
import { texts } from './texts.ts';

export default function SettingsScreen() {
  const { user } = useSession();
  const list = useListState({ search: '' });
  const searchText = list.filter.search.trim();
  // Screens without their own card appear only in searches.
  const matchingViews = views.filter(
    (view) =>
      sectionOf(view) &&
      view.roles.includes(user.role) &&
      (searchText ? hasWords(wordsOf(view), searchText) : view.section && !view.under),
  );
  return (
    <Screen title={texts.shell.settings}>
      <FilterBar list={list} search={{ label: texts.settings.search }} />
      {matchingViews.length === 0 && <Text role="status">{texts.settings.none}</Text>}
      {[...SETTINGS_SECTIONS, SHARED]
        .map((section) => ({ section, cards: matchingViews.filter((view) => sectionOf(view) === section) }))
        .filter(({ cards }) => cards.length > 0)
        .map(({ section, cards }) => (
          <section key={section} aria-labelledby={section}>
            <Title order={2} id={section} mb="xs">
              {section}
            </Title>
            <ul className={classes.cards}>
              {cards.map((view) => (
                <li key={view.key}>
                  <a className={classes.card} href={toHash({ view: view.key })} data-view={view.key}>
                    <span>{view.label}</span>
                    {view.about && <small>{view.about}</small>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Screen>
  );
}

const SHARED = 'Shared';

/** The heading above a view's card; undefined for a view that is in the menu instead. */
function sectionOf({ section, group }: View) {
  return section ?? (group === SHARED ? group : undefined);
}

function wordsOf({ label, about, words, section, fields = [] }: View): string {
  return [label, about, words, section, ...fields].join(' ');
}
