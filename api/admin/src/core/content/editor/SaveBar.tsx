import { Button, Kbd, Text } from '@mantine/core';
import type { Rules } from 'content-types/fields/field';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
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
        <div className={classes.failure}>
          <ErrorAlert title={error.title} error={error.detail} />
        </div>
      )}
      <Text size="sm" c="dimmed" className={classes.state} role="status">
        {isDirty ? (isKept ? unsavedAndKept : unsaved) : entry?.version ? saved : ''}
      </Text>
      {hasPreview(type) && (
        <Button variant="default" aria-pressed={isPreviewing} onClick={onPreview}>
          {texts.preview.title}
        </Button>
      )}
      {!type.isSetting && (
        <Button
          variant="default"
          disabled={isSaving}
          aria-keyshortcuts={keepsDraft ? 'Control+S' : undefined}
          onClick={() => onSave('draft')}
          rightSection={keepsDraft && <Shortcut />}
        >
          {saveDraft}
        </Button>
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
