import { Alert, Button, Group, Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contentTypes, type TypeName } from 'content-types';
import { type FormEvent, useState } from 'react';
import type { MediaItem } from '../../api/types.ts';
import { Thumbnail } from '../../fields/image/Thumbnail.tsx';
import { viewOfType } from '../../navigation.ts';
import { usePlace } from '../../place.tsx';
import { useSession } from '../../session/Session.tsx';
import { deleteMedia, describeMedia, usageQuery } from './queries.ts';

/** One picture: what it is called, what it shows, and where it is used. */
export function MediaDetails({ item, onClose }: { item: MediaItem; onClose(): void }) {
  const queries = useQueryClient();
  const { user } = useSession();
  const [name, setName] = useState(item.name);
  const [alt, setAlt] = useState(item.alt);
  const finish = () => {
    void queries.invalidateQueries({ queryKey: ['media'] });
    onClose();
  };
  const save = useMutation({ mutationFn: () => describeMedia(item.id, { name, alt }), onSuccess: finish });
  const remove = useMutation({ mutationFn: () => deleteMedia(item.id), onSuccess: finish });
  const problem = save.error ?? remove.error;

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }

  const confirm = () =>
    modals.openConfirmModal({
      title: 'Are you sure you want to delete this picture?',
      children: 'It cannot be restored.',
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });

  return (
    <Modal opened onClose={onClose} title={item.name} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <Thumbnail image={item} size={480} />
          {problem && (
            <Alert color="red" role="alert">
              {problem.message}
            </Alert>
          )}
          <TextInput label="Name" required value={name} onChange={(event) => setName(event.currentTarget.value)} />
          <TextInput
            label="Description"
            description="What somebody who cannot see it should know. Proposed wherever the picture is used next."
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <UsedBy id={item.id} onGo={onClose} />
          {user.role !== 'recruiter' && (
            <Group justify="space-between">
              <Button variant="subtle" color="red" loading={remove.isPending} onClick={confirm}>
                Delete
              </Button>
              <Button type="submit" loading={save.isPending}>
                Save
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Modal>
  );
}

function UsedBy({ id, onGo }: { id: string; onGo(): void }) {
  const { data } = useQuery(usageQuery(id));
  const { go } = usePlace();
  if (!data) return null;
  if (data.items.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Not used anywhere.
      </Text>
    );
  }
  return (
    <div>
      <Text size="sm" fw={500}>
        Used by
      </Text>
      {data.items.map(({ type, id: entry, title, deleted }) => {
        const label = contentTypes[type as TypeName]?.label.one ?? type;
        const view = viewOfType(type);
        const open = () => {
          onGo();
          if (view) void go(view.key, view.screen.kind === 'singleton' ? null : entry);
        };
        return (
          <UnstyledButton key={entry} fz="sm" td="underline" display="block" disabled={deleted} onClick={open}>
            {label}: {title}
            {deleted && ' (in the bin)'}
          </UnstyledButton>
        );
      })}
    </div>
  );
}
