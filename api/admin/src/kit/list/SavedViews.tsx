/** Filters and order of a list that the user has saved under a name, each one click away. */
import { Button, Popover } from '@mantine/core';
import { IconBell, IconBookmark } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ApiResponse, readQuery, request } from '../../client/request.ts';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { Line } from '../form/inputs.tsx';
import { FormButtons, SmallForm } from '../form/SmallForm.tsx';
import { common } from '../text/texts.ts';

const texts = {
  save: 'Save view',
  delete: 'Delete view',
  watch: 'Watch',
  watching: 'Watching',
  watchHelp: 'New people in this view appear on Today.',
  name: 'Name of this view',
  help: 'Only you can see it.',
};

/** The list's address, with its filters and order. */
export interface ListAddress {
  /** The key of the list's screen. */
  list: string;
  /** The list's query without the page number. Empty for the whole list. */
  query: string;
  linkTo(query: string): string;
}

const viewsQuery = queryOptions({
  ...readQuery('/saved-views'),
  staleTime: Number.POSITIVE_INFINITY,
});

type View = ApiResponse<'GET', '/saved-views'>['items'][number];

function useViews({ list, query }: ListAddress) {
  const { data } = useQuery(viewsQuery);
  const views = data?.items.filter((view) => view.list === list) ?? [];
  return { views, current: views.find((view) => view.query === query), isLoaded: data !== undefined };
}

export function ViewLinks({ address }: { address: ListAddress }) {
  const { views, current } = useViews(address);
  return views.map((view) => (
    <Button
      key={view.id}
      component="a"
      href={address.linkTo(view.query)}
      size="compact-sm"
      h={36}
      leftSection={<IconBookmark size={14} aria-hidden />}
      variant={view === current ? 'light' : 'subtle'}
      color={view === current ? undefined : 'gray'}
      aria-current={view === current || undefined}
    >
      {view.name}
    </Button>
  ));
}

/** Saves the list's filters as a view, or deletes the view that it shows. */
export function ViewButton({ address }: { address: ListAddress }) {
  const { current, isLoaded } = useViews(address);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const onSettled = () => queries.invalidateQueries(viewsQuery);
  const saveMutation = useMutation({
    mutationFn: () => request('PUT', '/saved-views', { body: { list: address.list, name, query: address.query } }),
    onSuccess() {
      setOpen(false);
      setName('');
    },
    onSettled,
  });
  const removeMutation = useMutation({
    mutationFn: (id: string) => request('DELETE', '/saved-views/{id}', { params: { id } }),
    onSettled,
  });
  const watchMutation = useMutation({
    mutationFn: async ({ id, isWatched }: View) => {
      if (isWatched) await request('DELETE', '/saved-views/{id}/watch', { params: { id } });
      else await watchView(id);
    },
    onSettled,
  });
  useMarkSeen(current);
  if (!isLoaded || address.query === '') return null;
  const isWatched = current?.isWatched ?? null;
  return (
    <>
      {current && isWatched !== null && (
        <Button
          variant={isWatched ? 'light' : 'subtle'}
          color={isWatched ? undefined : 'gray'}
          leftSection={<IconBell size={14} aria-hidden />}
          title={texts.watchHelp}
          aria-pressed={isWatched}
          loading={watchMutation.isPending}
          onClick={() => watchMutation.mutate(current)}
        >
          {isWatched ? texts.watching : texts.watch}
        </Button>
      )}
      <ErrorAlert error={watchMutation.error} />
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        shadow="md"
        trapFocus
        returnFocus
        withinPortal={false}
      >
        <Popover.Target>
          <Button
            variant="subtle"
            color="gray"
            loading={removeMutation.isPending}
            onClick={() => (current ? removeMutation.mutate(current.id) : setOpen(!isOpen))}
          >
            {current ? texts.delete : texts.save}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <SmallForm onSend={() => saveMutation.mutate()} error={saveMutation.error} gap="sm">
            <Line
              isFirst
              label={texts.name}
              description={texts.help}
              required
              maxLength={40}
              value={name}
              onChange={setName}
            />
            <FormButtons
              label={common.save}
              size="xs"
              isBusy={saveMutation.isPending}
              onCancel={() => setOpen(false)}
            />
          </SmallForm>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

/** Marks a watched view's people as seen when the view is opened or its filters change. */
function useMarkSeen(view: View | undefined) {
  const queries = useQueryClient();
  const id = view?.isWatched ? view.id : null;
  const { mutate } = useMutation({
    mutationFn: watchView,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['today'] }),
  });
  const query = view?.query;
  useEffect(() => {
    // Depends on the query too, because changing a view's filters also marks its people as seen.
    if (id !== null && query !== undefined) mutate(id);
  }, [id, query, mutate]);
}

const watchView = (id: string) => request('PUT', '/saved-views/{id}/watch', { params: { id } });
