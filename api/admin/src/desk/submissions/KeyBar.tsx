/** The keyboard actions of the desk as buttons, and the list of all keys. */
import { Button, Kbd, Modal } from '@mantine/core';
import classes from './inbox.module.css';
import { texts } from './texts.ts';

const labels = texts.keys;

export interface DeskKey {
  key: string;
  label: string;
  /** Acts on the focused row or card, whose id a key press passes, otherwise on the open entry. */
  run(focusedId?: string | null): void;
  /** A stage to move to. */
  isStage?: boolean;
  /** Side effects of the move, as a sentence. */
  sideEffects?: string;
  /** Left out of the bar. */
  isRare?: boolean;
}

export function KeyBar({ keys, onHelp }: { keys: readonly DeskKey[]; onHelp(): void }) {
  const help: DeskKey = { key: '?', label: labels.all, run: onHelp };
  return (
    <fieldset className={classes.keys} aria-label={labels.label}>
      {[...keys.filter(({ isRare }) => !isRare), help].map(({ key, label, run, isStage, sideEffects }) => (
        <Button
          key={key}
          title={sideEffects || undefined}
          size="compact-sm"
          variant="subtle"
          color="gray"
          data-stage={isStage}
          aria-keyshortcuts={key}
          leftSection={
            <Kbd size="xs" aria-hidden>
              {key}
            </Kbd>
          }
          onClick={() => run()}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

export function KeyHelp({ keys, onClose }: { keys: readonly DeskKey[]; onClose(): void }) {
  const screenKeys = keys.map(({ key, label, isStage, sideEffects }) => [
    key,
    isStage ? labels.move(label) : label,
    sideEffects,
  ]);
  const allKeys = [...screenKeys, ...labels.others];
  return (
    <Modal opened onClose={onClose} title={labels.title}>
      <dl className={classes.help}>
        {allKeys.map(([key, label, sideEffects]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>
              {label}
              {sideEffects && <div className={classes.seen}>{sideEffects}</div>}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
