import {
  DISTANCE_LABELS,
  NEAR_ME,
  NEAR_MILES,
  PERIOD_LABELS,
  SORT_LABELS,
  TYPED,
} from 'content-types/job-search/choices';
import { emptyCriteria, type JobCriteria, parseCriteria } from 'content-types/job-search/criteria';
import { filters } from 'content-types/job-search/filters';
import { YEAR_ASSUMED } from 'content-types/jobs/pay';
import type { FoundArea } from 'content-types/places/area';
import { plural } from 'content-types/text/plural';
import { type FormEvent, memo, type RefObject, useRef, useState } from 'react';
import type { TermNames } from '../../lib/jobs/terms.ts';
import { type Options, Select } from '../forms/Select.tsx';
import { Icon } from '../Icon.tsx';
import { filterLabels, listActiveFilters } from './active-filters.ts';
import { locateVisitor } from './my-town.ts';

const texts = {
  filters: 'Filters',
  close: 'Close',
  remove: (filter: string) => `Remove filter: ${filter}`,
  clear: 'Clear filters',
  distance: 'Distance',
  useLocation: 'Use my location',
  locating: 'Finding your location…',
  noLocation: 'We couldn’t find your location. Enter a town or postcode instead.',
  pay: 'Minimum pay (£)',
  per: 'Pay period',
  sort: 'Sort by',
  show: 'Show jobs',
  showCount: (count: number) => `Show ${plural(count, { one: '# job', other: '# jobs' })}`,
};

const DISTANCES: Options = Object.entries(DISTANCE_LABELS);
const PERIODS: Options = Object.entries(PERIOD_LABELS);
const SORTS: Options = Object.entries(SORT_LABELS).map(([value, label]) => [value === 'relevance' ? '' : value, label]);

const SHEET = 'job-filters-sheet';
// Opens the sheet before this script has run, in browsers that support these attributes.
const OPEN_BUTTON_PROPS = { command: 'show-modal', commandfor: SHEET };

interface FilterFormProps {
  form: RefObject<HTMLFormElement | null>;
  names: TermNames;
  criteria: JobCriteria;
  /** The number of jobs found; null while it is unknown. */
  count: number | null;
  /** The area that the typed place stands for; null if unknown. */
  near: FoundArea | null;
  onType: (criteria: JobCriteria) => void;
  onChoose: (criteria: JobCriteria) => void;
  onFocus: () => void;
  onBlur: () => void;
  onSubmit: () => void;
}

/**
 * The fields hold the criteria themselves, so that React does not reset text typed before it ran. On a narrow screen
 * all but the first two are in a sheet.
 */
export function FilterForm(props: FilterFormProps) {
  const { form, names, criteria, count, near, onType, onChoose, onFocus, onBlur, onSubmit } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const showButton = useRef<HTMLButtonElement>(null);
  const activeFilters = listActiveFilters(criteria, names, near).filter(({ name }) => name !== 'q' && name !== 'place');

  function change({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const criteria = parseCriteria(new FormData(currentTarget));
    if (target instanceof HTMLInputElement) onType(criteria);
    else onChoose(criteria);
  }

  // Moves the focus to a button that stays, because the remove and clear buttons disappear.
  function remove(newCriteria: JobCriteria) {
    openButton.current?.focus();
    onChoose(newCriteria);
  }

  function clear() {
    showButton.current?.focus();
    onChoose({ ...emptyCriteria, q: criteria.q, place: criteria.place });
  }

  return (
    <search>
      <form
        ref={form}
        className="filters"
        action="/career#openings"
        onChange={change}
        onFocus={onFocus}
        onBlur={onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          sheet.current?.close();
          onSubmit();
        }}
      >
        <div className="bar">
          <TypedFields />
          {/* Without scripts, a page from the server lists the results. */}
          <noscript>
            <button type="submit" className="button" formAction="/api/jobs/results">
              {texts.show}
            </button>
          </noscript>
          <button type="submit" className="button scripted find" aria-label={texts.show}>
            <Icon name="search" />
            <span>{texts.show}</span>
          </button>
          <button
            ref={openButton}
            type="button"
            className="button quiet scripted open"
            onClick={() => sheet.current?.open || sheet.current?.showModal()}
            {...OPEN_BUTTON_PROPS}
          >
            {texts.filters} {activeFilters.length > 0 && <span className="number">{activeFilters.length}</span>}
          </button>
        </div>
        {activeFilters.length > 0 && (
          <ul className="chips scripted">
            {activeFilters.map(({ name, label, without }) => (
              <li key={name}>
                <button type="button" aria-label={texts.remove(label)} onClick={() => remove(without)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
        <noscript>
          <details>
            <summary>{texts.filters}</summary>
          </details>
        </noscript>
        <dialog ref={sheet} className="sheet" id={SHEET} aria-label={texts.filters} {...{ closedby: 'any' }}>
          <div className="sheet-head">
            <h2>{texts.filters}</h2>
            <button type="button" className="close" aria-label={texts.close} onClick={() => sheet.current?.close()} />
          </div>
          <ChosenFields names={names} form={form} onChoose={onChoose} />
          <div className="sheet-end scripted">
            {activeFilters.length > 0 && (
              <button type="button" className="button quiet" onClick={clear}>
                {texts.clear}
              </button>
            )}
            <button ref={showButton} type="submit" className="button">
              {count === null ? texts.show : texts.showCount(count)}
            </button>
          </div>
        </dialog>
      </form>
    </search>
  );
}

// Memoised like `ChosenFields`, because every keystroke renders the form twice.
const TypedFields = memo(() => (
  <>
    <label className="wide">
      <span>{TYPED.q}</span>
      <input
        className="input"
        type="search"
        name="q"
        aria-label={TYPED.q}
        maxLength={TYPED.max}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={TYPED.q}
      />
    </label>
    <label className="place">
      <span>{TYPED.place}</span>
      <input
        className="input"
        type="search"
        name="place"
        aria-label={TYPED.place}
        maxLength={TYPED.max}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Town or postcode"
      />
    </label>
  </>
));

const ChosenFields = memo(({ names, form, onChoose }: Pick<FilterFormProps, 'names' | 'form' | 'onChoose'>) => (
  <div className="rest">
    <Choice label={texts.distance} name="miles" options={DISTANCES} />
    <UseLocation form={form} onChoose={onChoose} />
    {filters.map(([name, filter]) => (
      <Choice
        key={name}
        label={filter.label}
        name={name}
        options={[[String(emptyCriteria[name]), filter.any], ...Object.entries(filterLabels(name, filter, names))]}
      />
    ))}
    <div className="pay">
      <label>
        <span>{texts.pay}</span>
        <input className="input" type="number" name="pay" min="0" step="any" inputMode="decimal" />
      </label>
      <Choice label={texts.per} name="per" options={PERIODS} />
      <p className="soft note">{YEAR_ASSUMED}</p>
    </div>
    <Choice label={texts.sort} name="sort" options={SORTS} />
  </div>
));

/** Searches around the visitor. The browser asks for permission first. */
export function UseLocation({ form, onChoose }: Pick<FilterFormProps, 'form' | 'onChoose'>) {
  const [message, setMessage] = useState('');

  async function locate() {
    setMessage(texts.locating);
    const visitorPlace = await locateVisitor().catch(() => null);
    setMessage(visitorPlace ? '' : texts.noLocation);
    if (!visitorPlace || !form.current) return;
    const criteria = parseCriteria(new FormData(form.current));
    const q = criteria.q.replace(NEAR_ME, '').trim();
    onChoose({ ...criteria, q, place: visitorPlace, miles: criteria.miles || NEAR_MILES, page: 1 });
  }

  return (
    <div className="scripted locate">
      <button type="button" className="button quiet" onClick={locate}>
        {texts.useLocation}
      </button>
      <p className="soft" aria-live="polite">
        {message}
      </p>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: keyof JobCriteria;
  options: Options;
}

function Choice({ label, name, options }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Select holds the control
    <label>
      <span>{label}</span>
      <Select name={name} options={options} />
    </label>
  );
}
