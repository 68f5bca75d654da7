import { Anchor, Select, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { contentTypes, type TypeName } from 'content-types';
import { type Collection, getTitle } from 'content-types/define';
import type { ReferenceField } from 'content-types/fields/reference';
import { type AdminEntry, request } from '../../client/request.ts';
import { findTypeView } from '../navigation/views.ts';
import { useSession } from '../session/Session.tsx';
import { type FieldView, type InputProps, labelProps } from './field-view.ts';
import { texts } from './texts.ts';

export const reference: FieldView<ReferenceField> = {
  Input: ReferenceInput,
  isNarrow: () => true,
  Cell: ({ field, value }) => (
    <Text span size="sm" lineClamp={1}>
      <EntryTitle field={field} id={value} />
    </Text>
  ),
  toText: (_field, value) => value ?? '',
};

/** The maximum page size of the API. */
const PAGE_SIZE = 200;
/** The maximum number of entries to choose from, such as clients. */
const MAX_ENTRIES = 2_000;

/** The entries that a reference field offers: those on the site, in the agency's order. */
export function referableQuery(typeName: string) {
  const params = { collection: findCollection(typeName).path };
  return queryOptions({
    queryKey: ['content', typeName, 'referable'],
    queryFn: async () => {
      const entries: AdminEntry[] = [];
      for (let total = 1; entries.length < Math.min(total, MAX_ENTRIES); ) {
        const query = { drafts: true, limit: PAGE_SIZE, offset: entries.length } as const;
        const page = await request('GET', '/content/{collection}', { params, query });
        entries.push(...(page.items as AdminEntry[]));
        total = page.items.length === 0 ? 0 : page.total;
      }
      return entries.filter(({ status }) => status === 'live' || status === 'changed');
    },
  });
}

export function useReferable(typeName: string, enabled = true): { value: string; label: string }[] | undefined {
  const { data: entries } = useQuery({ ...referableQuery(typeName), enabled });
  const type = findCollection(typeName);
  return entries?.map((entry) => ({ value: entry.id, label: getTitle(type, entry) }));
}

function findCollection(name: string): Collection {
  return contentTypes[name as TypeName] as Collection;
}

function ReferenceInput(props: InputProps<ReferenceField>) {
  const { field, value, onChange } = props;
  const options = useReferable(field.to);
  const { label } = findCollection(field.to);
  const [singularLabel, pluralLabel] = [label.one.toLowerCase(), label.many.toLowerCase()];
  const { user } = useSession();
  const view = findTypeView(field.to);
  const isEditable = view?.roles.includes(user.role);
  const isDeleted = value !== null && options !== undefined && !options.some((option) => option.value === value);
  return (
    <Select
      {...labelProps(props)}
      placeholder={options?.length === 0 ? texts.reference.none(pluralLabel) : texts.reference.choose(singularLabel)}
      data={isDeleted ? [...options, { value, label: texts.reference.deleted(singularLabel) }] : (options ?? [])}
      searchable={(options?.length ?? 0) > 8}
      clearable={!field.required}
      allowDeselect={!field.required}
      value={value}
      onChange={onChange}
      description={
        <>
          {field.help && `${field.help} `}
          {isEditable && (
            <Anchor href={`#${view?.key}`} target="_blank" underline="always" inherit>
              {options?.length === 0 ? texts.reference.addFirst(singularLabel) : texts.reference.edit(pluralLabel)}
            </Anchor>
          )}
        </>
      }
    />
  );
}

/** The name that editors know the entry by. */
export function EntryTitle({ field, id }: { field: ReferenceField; id: string | null }) {
  const options = useReferable(field.to);
  if (id === null) return '';
  return (
    options?.find(({ value }) => value === id)?.label ??
    (options ? texts.reference.deleted(findCollection(field.to).label.one.toLowerCase()) : '')
  );
}
