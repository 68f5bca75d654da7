import { Box, Button, Group } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Option } from '../form/choices.ts';
import { DayInput } from '../form/DayInput.tsx';
import { Line, SelectInput } from '../form/inputs.tsx';
import { common } from '../text/texts.ts';
import { FoldedFilters } from './FoldedFilters.tsx';
import classes from './folded-filters.module.css';
import { type ListAddress, ViewButton, ViewLinks } from './SavedViews.tsx';

/** A filter of a list. An empty value matches all. */
type Control =
  | {
      kind: 'choice';
      label: string /** The label of the empty value. */;
      emptyLabel: string;
      options: readonly Option[];
    }
  | { kind: 'day'; label: string }
  | { kind: 'line'; label: string; placeholder: string }
  | { kind: 'own'; render(props: ControlProps): ReactNode };

interface ControlProps {
  value: string;
  onChange(value: string): void;
}

type Controls<Filter> = { readonly [Name in keyof Filter]?: Control | false };

type Filters<Filter> = { readonly [Name in keyof Filter]: string };

/** A filter with a name, switched on and off by a button. */
interface QuickFilter<Filter> {
  label: string;
  filter: Partial<Filter>;
}

interface FilterBarProps<Filter> {
  /** The list's filters. Views can be saved if the list has an address. */
  list: { filter: Filter; setFilter(change: Partial<Filter>): void; address?: ListAddress };
  /** The search, if the filter has one. `hint` says what it finds; `max` is its longest text, 100 characters by default. */
  search?: { label: string; hint?: string; max?: number };
  /** Filters in the order shown. */
  controls?: Controls<Filter>;
  /** Filters that stay behind a button on wide screens. */
  more?: Controls<Filter>;
  quick?: readonly QuickFilter<Filter>[];
  children?: ReactNode;
}

/** The search and the filters of a list in one bar. On a phone the filters are behind a button. */
export function FilterBar<Filter extends Filters<Filter>>(props: FilterBarProps<Filter>) {
  const { list, search, controls = {}, more = {}, quick = [], children } = props;
  const { filter, setFilter } = list;
  const [shown, folded] = [listControls(controls), listControls(more)];
  // Offers no views if a search is the only filter: typing it is as quick as opening a view.
  const address = shown.length + folded.length > 0 ? list.address : undefined;
  const isSet = ([name]: Named<Filter>) => filter[name] !== '';
  const activeFilters = [...shown, ...folded].filter(isSet);
  const isQuick = ([name]: Named<Filter>) =>
    quick.some(({ filter: quickFilter }) => quickFilter[name] === filter[name]);
  const isOn = (quickFilter: Partial<Filter>) =>
    namesOf(quickFilter).every((name) => quickFilter[name] === filter[name]);
  const isAnyOn = quick.some(({ filter: quickFilter }) => isOn(quickFilter));
  const searchName = 'search' as keyof Filter;
  const searchText = String(filter[searchName] ?? '');
  const setFields = (names: (keyof Filter)[], value = '') =>
    setFilter(Object.fromEntries(names.map((name) => [name, value])) as Partial<Filter>);
  const renderControl = ([name, control]: Named<Filter>) => (
    <FilterControl
      key={name}
      control={control}
      value={String(filter[name])}
      onChange={(value) => setFields([name], value)}
    />
  );
  return (
    <Group gap="xs" align="end">
      {search && (
        <Line
          {...(search.hint
            ? { label: search.label, description: search.hint, flex: '1 0 100%' }
            : { 'aria-label': search.label, placeholder: search.label, flex: '1 1 10rem', maw: '32rem' })}
          inputWrapperOrder={['label', 'input', 'description']}
          leftSection={<IconSearch size={16} aria-hidden />}
          maxLength={search.max ?? 100}
          value={searchText}
          onChange={(text) => setFields([searchName], text)}
        />
      )}
      {shown.length + folded.length > 0 && (
        <FoldedFilters
          activeCount={activeFilters.length}
          more={folded.length > 0 && folded.map(renderControl)}
          isOpenAtFirst={folded.some((named) => isSet(named) && !isQuick(named))}
        >
          {shown.map(renderControl)}
        </FoldedFilters>
      )}
      {(quick.length > 0 || address) && (
        <div className={classes.quick}>
          {quick.map(({ label, filter: quickFilter }) => (
            <Button
              key={label}
              size="compact-sm"
              h={36}
              variant={isOn(quickFilter) ? 'light' : 'subtle'}
              color={isOn(quickFilter) ? undefined : 'gray'}
              aria-pressed={isOn(quickFilter)}
              onClick={() => (isOn(quickFilter) ? setFields(namesOf(quickFilter)) : setFilter(quickFilter))}
            >
              {label}
            </Button>
          ))}
          {address && <ViewLinks address={address} />}
        </div>
      )}
      {children}
      {(activeFilters.length > 0 || isAnyOn || searchText !== '') && shown.length + folded.length > 0 && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() =>
            setFields([
              ...activeFilters.map(([name]) => name),
              ...quick.flatMap(({ filter: quickFilter }) => namesOf(quickFilter)),
              ...(search ? [searchName] : []),
            ])
          }
        >
          {common.clearFilters}
        </Button>
      )}
      {address && <ViewButton address={address} />}
    </Group>
  );
}

type Named<Filter> = [name: keyof Filter & string, control: Control];

function listControls<Filter>(controls: Controls<Filter>): Named<Filter>[] {
  return Object.entries<Control | false | undefined>(controls).filter(([, control]) => control) as Named<Filter>[];
}

function namesOf<Filter>(filter: Partial<Filter>) {
  return Object.keys(filter) as (keyof Filter & string)[];
}

function FilterControl({ control, ...props }: ControlProps & { control: Control }) {
  if (control.kind === 'own') return control.render(props);
  if (control.kind === 'choice') return <ChoiceFilter {...control} {...props} />;
  if (control.kind === 'line') {
    return (
      <Line flex="1 1 9.5rem" maxLength={100} label={control.label} placeholder={control.placeholder} {...props} />
    );
  }
  return (
    <Box flex="1 1 8.5rem">
      <DayInput label={control.label} {...props} />
    </Box>
  );
}

interface ChoiceFilterProps extends ControlProps {
  label: string;
  emptyLabel: string;
  options: readonly Option[];
}

export function ChoiceFilter({ label, emptyLabel, options, value, onChange }: ChoiceFilterProps) {
  return (
    <SelectInput
      flex="1 1 9.5rem"
      label={label}
      emptyLabel={emptyLabel}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
