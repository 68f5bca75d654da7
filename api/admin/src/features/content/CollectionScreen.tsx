import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CollectionName, contentTypes } from 'content-types';
import type { Collection } from 'content-types/define';
import { useState } from 'react';
import { useRoute } from '../../app/route.tsx';
import { findTypeView, NEW_ENTRY } from '../../app/views.ts';
import { ErrorAlert } from '../../lib/errors.tsx';
import { Spinner } from '../../lib/Spinner.tsx';
import { type Outcome, OutcomeBanner } from '../publishing/OutcomeBanner.tsx';
import EntryEditor from './editor/EntryEditor.tsx';
import { EntryList } from './list/EntryList.tsx';
import { useListState } from './list/list-state.ts';
import { messagesFor } from './messages.ts';
import { type SaveOutcome, toOutcome } from './outcome.ts';
import { entryQuery } from './queries.ts';

export default function CollectionScreen({ type: name, entry }: { type: CollectionName; entry: string | null }) {
  const type: Collection = contentTypes[name];
  const view = findTypeView(name)?.key ?? '';
  const { go, replaceEntry } = useRoute();
  const list = useListState(type, entry === null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // After an undo, the form starts again with the restored entry.
  const [round, setRound] = useState(0);
  const open = (id: string | null) => {
    setOutcome(null);
    void go(view, id);
  };
  const saved = (save: SaveOutcome) => {
    setOutcome(toOutcome(save));
    void go(view, null);
  };
  const kept = (save: SaveOutcome) => {
    setOutcome(toOutcome(save));
    replaceEntry(save.entry.id);
  };
  const undone = (after: Outcome) => {
    setOutcome(after);
    if (after.kind === 'done') setRound(round + 1);
  };
  const banner = <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={undone} />;

  if (entry === null) {
    return (
      <EntryList type={type} list={list} onOpen={open} onOutcome={setOutcome}>
        {banner}
      </EntryList>
    );
  }
  const editing = { type, onSaved: saved, onKept: kept, onBack: () => open(null), children: banner };
  if (entry === NEW_ENTRY) return <EntryEditor key="new" subject="new" onReplaced={saved} {...editing} />;
  return <Existing key={`${entry} ${round}`} id={entry} onOutcome={setOutcome} {...editing} />;
}

interface ExistingProps extends Omit<React.ComponentProps<typeof EntryEditor>, 'subject' | 'onReplaced'> {
  id: string;
  onOutcome(outcome: Outcome): void;
}

function Existing({ id, onOutcome, ...editing }: ExistingProps) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(entryQuery(editing.type, id));
  const [replaced, setReplaced] = useState(0);

  if (error && !data) {
    return <ErrorAlert title={messagesFor(editing.type).fetchFailed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label="Loading..." />;
  return (
    <EntryEditor
      key={replaced}
      subject={data}
      onReplaced={(save) => {
        queries.setQueryData(entryQuery(editing.type, id).queryKey, save.entry);
        setReplaced(replaced + 1);
        onOutcome(toOutcome(save));
      }}
      {...editing}
    />
  );
}
