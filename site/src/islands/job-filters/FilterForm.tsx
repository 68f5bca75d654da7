import { type FormEvent, memo, type RefObject } from 'react';
import { type Options, Select } from '../forms/Select.tsx';
import { type JobQuery, parseQuery } from './query.ts';

export interface FilterOptions {
  categories: readonly string[];
  types: readonly string[];
  basisNames: Record<string, string>;
}

interface FilterFormProps {
  form: RefObject<HTMLFormElement | null>;
  options: FilterOptions;
  onType: (query: JobQuery) => void;
  onChoose: (query: JobQuery) => void;
  onFocus: () => void;
  onBlur: () => void;
  onSubmit: () => void;
}

/** Whole pounds a year. */
const PAY_STEPS = [20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000];
const PAYS: Options = [
  ['0', 'Any pay'],
  ...PAY_STEPS.map((pounds) => [String(pounds), `£${pounds.toLocaleString('en-GB')} or more`] as const),
];
const SORTS: Options = [
  ['newest', 'Newest first'],
  ['pay', 'Highest pay first'],
  ['title', 'By title'],
];

/** The fields hold the query themselves, so that React does not reset what was typed before it ran. */
export const FilterForm = memo(function FilterForm(props: FilterFormProps) {
  const { form, options, onType, onChoose, onFocus, onBlur, onSubmit } = props;

  function change({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const query = parseQuery(new FormData(currentTarget));
    if (target instanceof HTMLInputElement) onType(query);
    else onChoose(query);
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
          onSubmit();
        }}
      >
        <label className="wide">
          <span>Job title</span>
          <input className="input" type="search" name="q" maxLength={80} />
        </label>
        <Choice label="Category" name="category" options={[['', 'All Job Category'], ...pair(options.categories)]} />
        <Choice label="Type" name="type" options={[['', 'All Job Type'], ...pair(options.types)]} />
        <details>
          <summary>More filters</summary>
          <div className="rest">
            <label>
              <span>Town or county</span>
              <input className="input" type="search" name="place" maxLength={80} />
            </label>
            <Choice
              label="Contract"
              name="basis"
              options={[['', 'Any contract'], ...Object.entries(options.basisNames)]}
            />
            <Choice label="Pay from, a year" name="pay" options={PAYS} />
            <Choice label="Order" name="sort" options={SORTS} />
          </div>
        </details>
        <button type="submit" className="button">
          Show jobs
        </button>
      </form>
      <p className="no-scripts soft">
        Searching needs JavaScript. Below are the newest jobs; all of them are in the{' '}
        <a href="/sitemap.xml">site map</a> and the newest fifty in the <a href="/jobs.rss">jobs feed</a>.
      </p>
    </search>
  );
});

function Choice({ label, name, options }: { label: string; name: keyof JobQuery; options: Options }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Select holds the control
    <label>
      <span>{label}</span>
      <Select name={name} options={options} />
    </label>
  );
}

function pair(values: readonly string[]): Options {
  return values.map((value) => [value, value]);
}
