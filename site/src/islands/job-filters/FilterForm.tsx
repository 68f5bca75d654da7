import type { ReactNode } from 'react';
import type { JobQuery } from './query.ts';

export interface FilterOptions {
  categories: readonly string[];
  types: readonly string[];
  /** What each basis is called. */
  basisNames: Record<string, string>;
}

interface FilterFormProps {
  query: JobQuery;
  options: FilterOptions;
  onAsk: (change: Partial<JobQuery>) => void;
  /** Somebody is about to ask. */
  onTouch: () => void;
  /** Somebody has asked and wants to see. */
  onDone: () => void;
}

/** Whole pounds a year. */
const PAY_STEPS = [20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000];

export function FilterForm({ query, options, onAsk, onTouch, onDone }: FilterFormProps) {
  const { categories, types, basisNames } = options;
  return (
    <search>
      <form
        className="filters"
        action="/career#openings"
        onFocus={onTouch}
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
        <Choice label="Category" name="category" value={query.category} onAsk={onAsk}>
          <option value="">All Job Category</option>
          {categories.map(asOption)}
        </Choice>
        <Choice label="Type" name="type" value={query.type} onAsk={onAsk}>
          <option value="">All Job Type</option>
          {types.map(asOption)}
        </Choice>
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
            <Choice label="Contract" name="basis" value={query.basis} onAsk={onAsk}>
              <option value="">Any contract</option>
              {Object.entries(basisNames).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Choice>
            <Choice label="Pay from, a year" name="pay" value={String(query.pay)} onAsk={onAsk}>
              <option value="0">Any pay</option>
              {PAY_STEPS.map((pounds) => (
                <option key={pounds} value={pounds}>
                  £{pounds.toLocaleString('en-GB')} or more
                </option>
              ))}
            </Choice>
            <Choice label="Order" name="sort" value={query.sort} onAsk={onAsk}>
              <option value="newest">Newest first</option>
              <option value="pay">Highest pay first</option>
              <option value="title">By title</option>
            </Choice>
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
  onAsk: (change: Partial<JobQuery>) => void;
  children: ReactNode;
}

function Choice({ label, name, value, onAsk, children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <span className="select">
        <select
          className="input"
          name={name}
          value={value}
          onChange={({ target }) => onAsk({ [name]: name === 'pay' ? Number(target.value) : target.value })}
        >
          {children}
        </select>
      </span>
    </label>
  );
}

function asOption(value: string) {
  return (
    <option key={value} value={value}>
      {value}
    </option>
  );
}
