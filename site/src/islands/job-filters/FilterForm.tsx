import { memo, useMemo } from 'react';
import type { JobQuery } from './query.ts';
import type { Ask } from './use-query.ts';

export interface FilterOptions {
  categories: readonly string[];
  types: readonly string[];
  /** What each basis is called. */
  basisNames: Record<string, string>;
}

interface FilterFormProps {
  query: JobQuery;
  options: FilterOptions;
  onAsk: Ask;
  /** Somebody is about to ask. */
  onTouch: () => void;
  /** Somebody goes elsewhere. */
  onLeave: () => void;
  /** Somebody has asked and wants to see. */
  onDone: () => void;
}

type Options = readonly (readonly [value: string, label: string])[];

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

export function FilterForm({ query, options, onAsk, onTouch, onLeave, onDone }: FilterFormProps) {
  const { categories, types, bases } = useMemo(() => choicesOf(options), [options]);
  return (
    <search>
      <form
        className="filters"
        action="/career#openings"
        onFocus={onTouch}
        onBlur={onLeave}
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <label className="wide">
          <span>Job title</span>
          <input
            className="input"
            type="search"
            name="q"
            maxLength={80}
            value={query.q}
            onChange={(event) => onAsk({ q: event.target.value })}
          />
        </label>
        <Choice label="Category" name="category" value={query.category} options={categories} onAsk={onAsk} />
        <Choice label="Type" name="type" value={query.type} options={types} onAsk={onAsk} />
        <details>
          <summary>More filters</summary>
          <div className="rest">
            <label>
              <span>Town or county</span>
              <input
                className="input"
                type="search"
                name="place"
                maxLength={80}
                value={query.place}
                onChange={(event) => onAsk({ place: event.target.value })}
              />
            </label>
            <Choice label="Contract" name="basis" value={query.basis} options={bases} onAsk={onAsk} />
            <Choice label="Pay from, a year" name="pay" value={String(query.pay)} options={PAYS} onAsk={onAsk} />
            <Choice label="Order" name="sort" value={query.sort} options={SORTS} onAsk={onAsk} />
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
}

interface ChoiceProps {
  label: string;
  name: 'category' | 'type' | 'basis' | 'pay' | 'sort';
  value: string;
  options: Options;
  onAsk: Ask;
}

/** Left alone while something else is asked for. */
const Choice = memo(({ label, name, value, options, onAsk }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <span className="select">
      <select
        className="input"
        name={name}
        value={value}
        onChange={({ target }) => onAsk({ [name]: name === 'pay' ? Number(target.value) : target.value })}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  </label>
));

function choicesOf({ categories, types, basisNames }: FilterOptions) {
  const named = (value: string) => [value, value] as const;
  return {
    categories: [['', 'All Job Category'], ...categories.map(named)] satisfies Options,
    types: [['', 'All Job Type'], ...types.map(named)] satisfies Options,
    bases: [['', 'Any contract'], ...Object.entries(basisNames)] satisfies Options,
  };
}
