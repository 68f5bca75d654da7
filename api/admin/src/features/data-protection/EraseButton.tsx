import { Alert, Button, Text } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRoute } from '../../app/route.tsx';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import { confirm } from '../../lib/confirm.ts';
import { request } from '../../lib/request.ts';
import { type InboxName, invalidateLists } from '../inbox/queries.ts';
import type { Extent } from './queries.ts';
import { whatStays } from './what-stays.ts';

const GOES: Record<InboxName, string> = {
  applications: 'The application, its CV, notes, replies and emails',
  messages: 'The message, its notes, replies and emails',
};

interface EraseButtonProps {
  inbox: InboxName;
  id: string;
  extent: Extent;
  /** Called with the words that say what was done. */
  onErased(notice: string): void;
}

const NAMES: Record<InboxName, string> = { applications: 'Application', messages: 'Message' };

/** Erases an application or message because its sender asked for that, as far as the law allows. */
export function EraseButton({ inbox, id, extent, onErased }: EraseButtonProps) {
  const queries = useQueryClient();
  const { go } = useRoute();
  const erase = useMutation({
    mutationFn: () => withConfirmation(() => request('DELETE', `/${inbox}/{id}` as const, { params: { id } })),
    async onSuccess({ kind }) {
      onErased(kind === 'some' ? `${NAMES[inbox]} erased in part.` : `${NAMES[inbox]} erased.`);
      if (kind === 'some') return queries.invalidateQueries({ queryKey: ['inbox', inbox] });
      await go(inbox, null);
      await invalidateLists(queries, inbox);
    },
  });

  async function ask() {
    const text = `${extent.kind === 'some' ? whatStays(extent) : `${GOES[inbox]} are erased for good.`} This cannot be undone.`;
    const title = `Erase this ${inbox.slice(0, -1)}?`;
    if (await confirm({ title, text, action: 'Erase' })) erase.mutate();
  }

  if (extent.kind === 'nothing') return <Text size="sm">Cannot be erased now. {extent.because}</Text>;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        c="red"
        leftSection={<IconEraser size={16} />}
        style={{ alignSelf: 'start' }}
        loading={erase.isPending}
        onClick={() => void ask()}
      >
        Erase on request
      </Button>
      {erase.error && (
        <Alert color="red" role="alert">
          {erase.error.message}
        </Alert>
      )}
    </>
  );
}
