import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CollectionName, contentTypes } from 'content-types';
import { asReadBy, type Collection } from 'content-types/define';
import { useMemo, useState } from 'react';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { common } from '../../kit/text/texts.ts';
import { useNavigation } from '../navigation/Navigation.tsx';
import { NEW_ENTRY, type Route, toHash } from '../navigation/views.ts';
import { type Outcome, OutcomeBanner } from '../publishing/OutcomeBanner.tsx';
import { useSession } from '../session/Session.tsx';
import EntryEditor from './editor/EntryEditor.tsx';
import { EntryList } from './list/EntryList.tsx';
import { useListActions } from './list/use-list-actions.ts';
import { messagesFor } from './messages.ts';
import { type SaveOutcome, toOutcome } from './outcome.ts';
import { entryQuery } from './queries.ts';

export default function CollectionScreen({ type: name, route }: { type: CollectionName; route: Route }) {
  const { user } = useSession();
  const type = useMemo(() => asReadBy<Collection>(contentTypes[name], user.role), [name, user.role]);
  const { view, entry, query } = route;
  const { go, replaceEntry } = useNavigation();
  // The filters are kept while an entry is open, so that an editor comes back to the same list.
  const [filters, setFilters] = useState(query);
  if (entry === null && filters !== query) setFilters(query);
  const [lastOutcome, setLastOutcome] = useState<{ outcome: Outcome | null; on: string | null }>({
    outcome: null,
    on: null,
  });
  const setOutcome = (outcome: Outcome | null, target = entry) => setLastOutcome({ outcome, on: target });
  // Restarts the form with the restored entry after an undo.
  const [formKey, setFormKey] = useState(0);
  // Leaving the list or the entry closes its banner, unless it reports the save that closed the entry.
  const [previousEntry, setPreviousEntry] = useState(entry);
  if (previousEntry !== entry) {
    setPreviousEntry(entry);
    if (lastOutcome.on !== entry) setOutcome(null);
  }
  const outcome = lastOutcome.on === entry ? lastOutcome.outcome : null;
  const handleSaved = (save: SaveOutcome) => {
    setOutcome(toOutcome(save), null);
    void go(view, null, filters);
  };
  const handleCopied = (id: string) => {
    setLastOutcome(({ outcome }) => ({ outcome, on: id }));
    void go(view, id);
  };
  const handleSavedInPlace = (save: SaveOutcome) => {
    setOutcome(toOutcome(save));
    replaceEntry(save.entry.id);
  };
  const handleUndone = (undoOutcome: Outcome) => {
    setOutcome(undoOutcome);
    if (undoOutcome.kind === 'done') setFormKey(formKey + 1);
  };
  const banner = <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={handleUndone} />;

  if (entry === null) {
    return (
      <EntryList type={type} view={view} onOutcome={setOutcome} onCopy={handleCopied}>
        {banner}
      </EntryList>
    );
  }
  const editing = {
    type,
    onSaved: handleSaved,
    onSavedInPlace: handleSavedInPlace,
    back: toHash({ view, query: filters }),
    children: banner,
  };
  if (entry === NEW_ENTRY) return <EntryEditor key="new" subject="new" onReplaced={handleSaved} {...editing} />;
  return (
    <ExistingEntry
      key={`${entry} ${formKey}`}
      id={entry}
      onOutcome={setOutcome}
      onChanged={handleUndone}
      onCopied={handleCopied}
      {...editing}
    />
  );
}

interface ExistingProps extends Omit<React.ComponentProps<typeof EntryEditor>, 'type' | 'subject' | 'onReplaced'> {
  type: Collection;
  id: string;
  onOutcome(outcome: Outcome): void;
  /** Restarts the form after the entry was closed, extended or reopened. */
  onChanged(outcome: Outcome): void;
  onCopied(id: string): void;
}

function ExistingEntry({ id, onOutcome, onChanged, onCopied, ...editing }: ExistingProps) {
  const queries = useQueryClient();
  const handleOutcome = (outcome: Outcome | null) => {
    if (!outcome) return;
    // Restarts the form with the saved data.
    if (outcome.kind === 'done') queries.removeQueries({ queryKey: entryQuery(editing.type, id).queryKey });
    onChanged(outcome);
  };
  const actions = useListActions(editing.type, handleOutcome, onCopied);
  const { data, error, refetch } = useQuery(entryQuery(editing.type, id));
  const [replacementCount, setReplacementCount] = useState(0);

  if (error && !data) {
    return <ErrorAlert title={messagesFor(editing.type).fetchFailed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label={common.loading} />;
  return (
    <EntryEditor
      key={replacementCount}
      subject={data}
      actions={actions}
      onReplaced={(save) => {
        queries.setQueryData(entryQuery(editing.type, id).queryKey, save.entry);
        setReplacementCount(replacementCount + 1);
        onOutcome(toOutcome(save));
      }}
      {...editing}
    />
  );
}
