import { Alert, Badge, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { AdminEntry, Json } from '../../../client/request.ts';
import { FormButtons } from '../../../kit/form/SmallForm.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import { useSession } from '../../session/Session.tsx';
import { ValueView } from '../revisions/DifferenceView.tsx';
import { texts } from '../texts.ts';
import classes from './editor.module.css';
import { type Conflict, findConflicts, mergeSides, proposeSide, type Side } from './merge.ts';
import type { Editor } from './use-editor.ts';

interface ConflictDialogProps {
  editor: Editor;
  current: AdminEntry;
  onResolve(mergedData: Json): void;
}

/** Shown when another user has saved in the meantime: both values of every field that differs, and a choice for each. */
export function ConflictDialog({ editor, current, onResolve }: ConflictDialogProps) {
  const { form, type, dismissConflict } = editor;
  const [conflicts] = useState(() => findConflicts(type.fields, form.base(), form.value(), current.data));
  const [chosenSides, setChosenSides] = useState(
    () => new Map(conflicts.map((conflict) => [conflict.path, proposeSide(conflict)])),
  );
  const { user } = useSession();
  const conflictLabels = texts.conflict;
  const isOwn = current.updatedBy === user.name;
  const name = current.updatedBy ?? conflictLabels.anotherUser;
  const choose = (path: string, side: Side) => setChosenSides(new Map(chosenSides).set(path, side));

  return (
    <Modal
      opened
      onClose={dismissConflict}
      size="xl"
      title={isOwn ? conflictLabels.ownTitle : conflictLabels.title(name)}
    >
      <Stack>
        {conflicts.length === 0 ? (
          <Alert color="green">{texts.conflict.same}</Alert>
        ) : (
          <Text size="sm">{texts.conflict.choose(formatDateTime(current.updatedAt))}</Text>
        )}
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.path}
            conflict={conflict}
            myName={isOwn ? conflictLabels.here : conflictLabels.yours}
            theirName={isOwn ? conflictLabels.elsewhere : name}
            side={chosenSides.get(conflict.path) ?? 'mine'}
            onChoose={(side) => choose(conflict.path, side)}
          />
        ))}
        <FormButtons
          isDialog
          label={conflictLabels.save}
          onSend={() => onResolve(mergeSides(current.data, conflicts, (path) => chosenSides.get(path) ?? 'mine'))}
          onCancel={dismissConflict}
          cancelLabel={conflictLabels.back}
        />
      </Stack>
    </Modal>
  );
}

interface ChoiceProps {
  conflict: Conflict;
  myName: string;
  theirName: string;
  side: Side;
  onChoose(side: Side): void;
}

function Choice({ conflict, myName, theirName, side, onChoose }: ChoiceProps) {
  const { path, labels, changedBy, before, after } = conflict;
  return (
    <fieldset className={classes.choice}>
      <legend>
        {labels.join(', ')}
        {changedBy === 'both' && (
          <Badge ml="xs" size="sm" color="yellow" variant="light">
            {texts.conflict.changedByBoth}
          </Badge>
        )}
      </legend>
      <div className={classes.options}>
        <Option path={path} label={myName} isChosen={side === 'mine'} onChoose={() => onChoose('mine')}>
          <ValueView difference={conflict} value={before} />
        </Option>
        <Option path={path} label={theirName} isChosen={side === 'theirs'} onChoose={() => onChoose('theirs')}>
          <ValueView difference={conflict} value={after} />
        </Option>
      </div>
    </fieldset>
  );
}

interface OptionProps {
  path: string;
  label: string;
  isChosen: boolean;
  onChoose(): void;
  children: React.ReactNode;
}

function Option({ path, label, isChosen, onChoose, children }: OptionProps) {
  return (
    <div className={classes.option} data-chosen={isChosen || undefined}>
      <Radio name={`conflict-${path}`} label={label} checked={isChosen} onChange={onChoose} />
      {children}
    </div>
  );
}
