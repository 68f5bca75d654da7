import { Alert, Badge, Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { AdminEntry, Json } from '../../../lib/api-types.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { ValueView } from '../revisions/DifferenceView.tsx';
import { texts } from '../texts.ts';
import classes from './editor.module.css';
import { type Conflict, findConflicts, mergeSides, proposeSide, type Side } from './merge.ts';
import type { Editor } from './use-editor.ts';

interface ConflictDialogProps {
  editor: Editor;
  current: AdminEntry;
  onResolve(agreed: Json): void;
}

/** Shown when another user has saved in the meantime: both values of every field that differs, and a choice for each. */
export function ConflictDialog({ editor, current, onResolve }: ConflictDialogProps) {
  const { form, type, dismissConflict } = editor;
  const [found] = useState(() => findConflicts(type.fields, form.base(), form.value(), current.data));
  const [chosen, setChosen] = useState(() => new Map(found.map((conflict) => [conflict.path, proposeSide(conflict)])));
  const name = current.updatedBy ?? texts.conflict.anotherUser;
  const choose = (path: string, side: Side) => setChosen(new Map(chosen).set(path, side));

  return (
    <Modal opened onClose={dismissConflict} size="xl" title={texts.conflict.title(name)}>
      <Stack>
        <Text size="sm">{texts.conflict.savedOn(formatDateTime(current.updatedAt))}</Text>
        {found.length === 0 && <Alert color="green">{texts.conflict.same}</Alert>}
        {found.map((conflict) => (
          <Choice
            key={conflict.path}
            conflict={conflict}
            theirName={name}
            side={chosen.get(conflict.path) ?? 'mine'}
            onChoose={(side) => choose(conflict.path, side)}
          />
        ))}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={dismissConflict}>
            {texts.conflict.back}
          </Button>
          <Button onClick={() => onResolve(mergeSides(current.data, found, (path) => chosen.get(path) ?? 'mine'))}>
            {texts.conflict.save}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface ChoiceProps {
  conflict: Conflict;
  theirName: string;
  side: Side;
  onChoose(side: Side): void;
}

function Choice({ conflict, theirName, side, onChoose }: ChoiceProps) {
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
        <Option path={path} label={texts.conflict.yours} isChosen={side === 'mine'} onChoose={() => onChoose('mine')}>
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
