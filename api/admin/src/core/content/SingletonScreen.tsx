import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contentTypes, type SingletonName } from 'content-types';
import type { Singleton } from 'content-types/define';
import { inheritsContact } from 'content-types/values/inherit';
import { useState } from 'react';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { common } from '../../kit/text/texts.ts';
import { contactQuery } from '../agency.ts';
import { type Outcome, OutcomeBanner } from '../publishing/OutcomeBanner.tsx';
import EntryEditor from './editor/EntryEditor.tsx';
import { messagesFor } from './messages.ts';
import { type SaveOutcome, toOutcome } from './outcome.ts';
import { entryQuery } from './queries.ts';

/** The form of a singleton. It stays open after a save and shows the saved data. */
export default function SingletonScreen({ type: name }: { type: SingletonName }) {
  const type: Singleton = contentTypes[name];
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(entryQuery(type, name));
  const contact = useQuery({ ...contactQuery(type), enabled: inheritsContact(type.fields) });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Restarts the form with the new entry after a save or an undo.
  const [formKey, setFormKey] = useState(0);

  if ((!data && !error) || contact.isLoading) return <Spinner label={common.loading} />;

  function finish(save: SaveOutcome) {
    queries.setQueryData(entryQuery(type, name).queryKey, save.entry);
    show(toOutcome(save));
    window.scrollTo({ top: 0 });
  }

  function show(newOutcome: Outcome) {
    setOutcome(newOutcome);
    if (newOutcome.kind === 'done') setFormKey(formKey + 1);
  }

  return (
    <EntryEditor
      key={`${formKey} ${data ? 'loaded' : 'missing'}`}
      type={type}
      subject={data ?? 'missing'}
      contact={contact.data}
      onSaved={finish}
      onReplaced={finish}
    >
      {!data && <ErrorAlert title={messagesFor(type).fetchFailed} error={error} onRetry={() => void refetch()} />}
      <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={show} />
    </EntryEditor>
  );
}
