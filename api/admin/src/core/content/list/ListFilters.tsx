import { Button, Select } from '@mantine/core';
import type { Collection } from 'content-types/define';
import { useReferable } from '../../../fields/reference.tsx';
import { FoldedFilters } from '../../../kit/list/FoldedFilters.tsx';
import { common } from '../../../kit/text/texts.ts';
import { statusLabels } from '../StatusBadge.tsx';
import { texts } from '../texts.ts';
import { countFilters, type ListState, listChoiceFields } from './list-state.ts';

interface ListFiltersProps {
  type: Collection;
  state: ListState;
  onChange(next: Partial<ListState>): void;
}

/** Filters a list by status and by every choice and reference field that visitors can read. */
export function ListFilters({ type, state, onChange }: ListFiltersProps) {
  const { choices } = state;
  const active = countFilters(state);
  const choose = (name: string, value: string | null) => {
    const { [name]: _before, ...rest } = choices;
    onChange({ choices: value ? { ...rest, [name]: value } : rest });
  };
  return (
    <FoldedFilters active={active}>
      {!state.bin && (
        <Filter
          label={texts.list.status}
          data={Object.entries(statusLabels(type.name)).map(([value, label]) => ({ value, label }))}
          value={state.status}
          onChange={(value) => onChange({ status: (value ?? '') as ListState['status'] })}
        />
      )}
      {listChoiceFields(type).map(([name, field]) => {
        const filter = {
          label: field.label,
          value: choices[name] ?? '',
          onChange: (value: string | null) => choose(name, value),
        };
        if (field.kind === 'reference') return <ReferenceFilter key={name} to={field.to} {...filter} />;
        const data = field.options.map(({ value, label }) => ({ value, label: label || texts.list.noChoice }));
        return <Filter key={name} data={data} {...filter} />;
      })}
      {active > 0 && (
        <Button variant="subtle" color="gray" size="sm" onClick={() => onChange({ status: '', choices: {} })}>
          {common.clearFilters}
        </Button>
      )}
    </FoldedFilters>
  );
}

interface FilterProps {
  label: string;
  data: { value: string; label: string }[];
  value: string;
  onChange(value: string | null): void;
}

/** Renders nothing while there are no entries to filter by, such as offices. */
function ReferenceFilter({ to, ...filter }: Omit<FilterProps, 'data'> & { to: string }) {
  const options = useReferable(to) ?? [];
  return options.length > 0 ? <Filter data={options} {...filter} /> : null;
}

function Filter({ label, data, value, onChange }: FilterProps) {
  // Long labels need room, because they are also the placeholder.
  const room = `${label.length}ch + 3rem`;
  return (
    <Select
      aria-label={label}
      placeholder={label}
      flex={`1 1 max(8.5rem, ${room})`}
      maw={`max(10.5rem, ${room})`}
      clearable
      data={data}
      value={value || null}
      onChange={onChange}
    />
  );
}
