import type { Collection } from 'content-types/define';
import { Suspense } from 'react';
import { ChoiceFilter, FilterBar } from '../../../kit/list/FilterBar.tsx';
import { Segments } from '../../../kit/Segments.tsx';
import { useReferable } from '../../fields/reference.tsx';
import type { ListState } from '../../navigation/use-list.ts';
import { useSession } from '../../session/Session.tsx';
import { partsOf } from '../parts.ts';
import { statusLabels } from '../StatusBadge.tsx';
import { texts } from '../texts.ts';
import { type EntryFilter, listChoiceFields } from './list-state.ts';

const labels = texts.list;

/** Maximum number of filters by field that fit on one line with the search and the status. */
const MAX_VISIBLE_FILTERS = 2;

interface ListFiltersProps {
  type: Collection;
  list: ListState<EntryFilter>;
}

/** Filters a list by status, by choice and reference fields, and by what a feature adds. */
export function ListFilters({ type, list }: ListFiltersProps) {
  const { bin } = list.filter;
  const { user } = useSession();
  const { filter } = partsOf(type.name);
  const featureFilter = filter?.roles.includes(user.role) ? filter : undefined;
  const renderOwn = (props: FieldFilterProps) => (
    <Suspense>{featureFilter && <featureFilter.Control {...props} />}</Suspense>
  );
  const status = {
    kind: 'choice',
    label: labels.status,
    any: labels.any,
    options: Object.entries(statusLabels(type.name)).map(([value, label]) => ({ value, label })),
  } as const;
  const fields = listChoiceFields(type).map(([name, field]) => {
    if (field.kind === 'reference') {
      const render = (props: FieldFilterProps) => <ReferenceFilter label={field.label} to={field.to} {...props} />;
      return [name, { kind: 'own', render }] as const;
    }
    const options = field.options.map(({ value, label }) => ({ value, label: label || labels.noChoice }));
    return [name, { kind: 'choice', label: field.label, any: labels.any, options }] as const;
  });
  return (
    <FilterBar
      list={list}
      search={{ label: labels.search(type.label.many.toLowerCase()) }}
      // Entries in the bin have no status.
      controls={{
        status: bin === '' && !type.isSetting && status,
        ...Object.fromEntries(fields.slice(0, MAX_VISIBLE_FILTERS)),
      }}
      quick={featureFilter && [{ label: featureFilter.mine, filter: { [featureFilter.name]: user.id } }]}
      more={Object.fromEntries([
        ...(featureFilter ? [[featureFilter.name, { kind: 'own', render: renderOwn }]] : []),
        ...fields.slice(MAX_VISIBLE_FILTERS),
      ])}
    >
      {!type.isSetting && (
        <Segments
          ml="auto"
          options={{ '': type.label.many, true: labels.bin }}
          value={bin}
          onChange={(next) => list.setFilter({ bin: next, status: '' })}
        />
      )}
    </FilterBar>
  );
}

interface FieldFilterProps {
  value: string;
  onChange(value: string): void;
}

/** Renders nothing while there are no entries to filter by, such as offices. */
function ReferenceFilter({ to, ...filter }: FieldFilterProps & { label: string; to: string }) {
  const options = useReferable(to) ?? [];
  return options.length > 0 ? <ChoiceFilter emptyLabel={labels.any} options={options} {...filter} /> : null;
}
