import { Text } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../client/request.ts';
import { type InboxName, invalidateLists } from '../client/submissions.ts';
import { useNavigation } from '../core/navigation/Navigation.tsx';
import { CallButton } from '../kit/buttons.tsx';
import type { Extent } from './queries.ts';
import { texts as dataTexts } from './texts.ts';

const texts = dataTexts.erase;

interface EraseButtonProps {
  inbox: InboxName;
  id: string;
  extent: Extent;
  /** Called with a sentence about the erased data. */
  onErased(notice: string): void;
}

/** Erases an application or message at its sender's request, as far as the law allows. */
export function EraseButton({ inbox, id, extent, onErased }: EraseButtonProps) {
  const queries = useQueryClient();
  const { go } = useNavigation();
  const retainedText = extent.kind === 'some' ? dataTexts.kept(extent) : null;
  if (extent.kind === 'nothing') return <Text size="sm">{texts.impossible(extent.because ?? '')}</Text>;
  return (
    <CallButton
      size="xs"
      c="red"
      leftSection={<IconEraser size={16} />}
      style={{ alignSelf: 'start' }}
      ask={texts.confirm[inbox](retainedText)}
      call={() => request('DELETE', `/${inbox}/{id}` as const, { params: { id } })}
      onDone={async ({ kind }) => {
        onErased(kind === 'some' ? texts.partlyDone[inbox] : texts.done[inbox]);
        if (kind === 'some') return queries.invalidateQueries({ queryKey: ['inbox', inbox] });
        await go(inbox, null);
        await invalidateLists(queries, inbox);
      }}
    >
      {texts.action}
    </CallButton>
  );
}
