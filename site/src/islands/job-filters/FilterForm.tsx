import { type FormEvent, memo, type RefObject } from 'react';
import type { TermNames } from '../../lib/jobs/terms.ts';
import { type Options, Select } from '../forms/Select.tsx';
import { type JobQuery, parseQuery } from './query.ts';

const texts = {
  title: 'Job title',
  category: 'Category',
  type: 'Type',
  // The specification's wording, R17.
  allCategories: 'All Job Category',
  allTypes: 'All Job Type',
  more: 'More filters',
  place: 'Town or county',
  contract: 'Contract type',
  anyContract: 'Any contract type',
  pay: 'Minimum pay per year',
  anyPay: 'Any pay',
  payFrom: (pounds: number) => `£${pounds.toLocaleString('en-GB')} or more`,
  sort: 'Sort by',
  sorts: { newest: 'Newest first', pay: 'Highest pay first', title: 'Title (A to Z)' },
  show: 'Show jobs',
};

interface FilterFormProps {
  form: RefObject<HTMLFormElement | null>;
  names: TermNames;
  onType: (query: JobQuery) => void;
  onChoose: (query: JobQuery) => void;
  onFocus: () => void;
  onBlur: () => void;
  onSubmit: () => void;
}

/** Whole pounds a year. */
const PAY_STEPS = [20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000];
const PAYS: Options = [
  ['0', texts.anyPay],
  ...PAY_STEPS.map((pounds) => [String(pounds), texts.payFrom(pounds)] as const),
];
const SORTS: Options = Object.entries(texts.sorts);

/** The fields hold the query themselves, so that React does not reset what was typed before it ran. */
export const FilterForm = memo(function FilterForm(props: FilterFormProps) {
  const { form, names, onType, onChoose, onFocus, onBlur, onSubmit } = props;

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
          <span>{texts.title}</span>
          <input className="input" type="search" name="q" maxLength={80} />
        </label>
        <Choice
          label={texts.category}
          name="category"
          options={[['', texts.allCategories], ...Object.entries(names.categories)]}
        />
        <Choice label={texts.type} name="type" options={[['', texts.allTypes], ...Object.entries(names.types)]} />
        <details>
          <summary>{texts.more}</summary>
          <div className="rest">
            <label>
              <span>{texts.place}</span>
              <input className="input" type="search" name="place" maxLength={80} />
            </label>
            <Choice
              label={texts.contract}
              name="basis"
              options={[['', texts.anyContract], ...Object.entries(names.bases)]}
            />
            <Choice label={texts.pay} name="pay" options={PAYS} />
            <Choice label={texts.sort} name="sort" options={SORTS} />
          </div>
        </details>
        <button type="submit" className="button">
          {texts.show}
        </button>
      </form>
      <p className="no-scripts soft">
        To search, turn on JavaScript. The latest jobs are listed below. There’s also a{' '}
        <a href="/jobs.rss">jobs feed</a> (the latest 50) and a <a href="/sitemap.xml">site map</a> (all jobs).
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
