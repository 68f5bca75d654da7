import { Box, Button, Kbd } from '@mantine/core';
import type { Rules } from 'content-types/fields/field';
import { PlainButton } from '../../../kit/buttons.tsx';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Note } from '../../../kit/notes.tsx';
import { common } from '../../../kit/text/texts.ts';
import { hasPreview } from '../preview-path.ts';
import { texts } from '../texts.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

interface SaveBarProps {
  editor: Editor;
  isPreviewing: boolean;
  onPreview(): void;
  onSave(rules: Rules): void;
}

export function SaveBar({ editor, isPreviewing, onPreview, onSave }: SaveBarProps) {
  const { entry, type, timing, isDirty, isKept, isSaving, error } = editor;
  const { schedule, saveAndPublish, publish, saveDraft, saved, unsaved, unsavedAndKept } = texts.saveBar;
  const isWaiting = timing.publishAt !== null && Date.parse(timing.publishAt) > Date.now();
  const status = entry?.status;
  const isPublic = type.shape === 'singleton' ? status !== 'draft' : status === 'live' || status === 'expired';
  const keepsDraft = !isPublic && !isWaiting && !type.isSetting;
  const label = type.internal ? common.save : isWaiting ? schedule : isPublic ? saveAndPublish : publish;
  return (
    <div className={classes.bar}>
      {error && (
        <Box flex="1 0 100%">
          <ErrorAlert title={error.title} error={error.detail} />
        </Box>
      )}
      <Note className={classes.state} role="status">
        {isDirty ? (isKept ? unsavedAndKept : unsaved) : entry?.version ? saved : ''}
      </Note>
      {hasPreview(type) && (
        <PlainButton aria-pressed={isPreviewing} onClick={onPreview}>
          {texts.preview.title}
        </PlainButton>
      )}
      {!type.isSetting && (
        <PlainButton
          disabled={isSaving}
          aria-keyshortcuts={keepsDraft ? 'Control+S' : undefined}
          onClick={() => onSave('draft')}
          rightSection={keepsDraft && <Shortcut />}
        >
          {saveDraft}
        </PlainButton>
      )}
      <Button
        loading={isSaving}
        aria-keyshortcuts={keepsDraft ? undefined : 'Control+S'}
        onClick={() => onSave('publish')}
        rightSection={!keepsDraft && <Shortcut />}
      >
        {label}
      </Button>
    </div>
  );
}

function Shortcut() {
  return (
    <Kbd size="xs" className={classes.shortcut} aria-hidden>
      Ctrl S
    </Kbd>
  );
}
