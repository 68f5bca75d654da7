import { Alert, Anchor, List } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Issue } from '../../../client/request.ts';
import { fieldAt } from '../../../kit/form/path.ts';
import type { FormStore } from '../../../kit/form/store.ts';
import { showField, useForm } from '../../../kit/form/use-form.ts';
import { texts } from '../texts.ts';

/** The validation errors of a document, each with a link to its field. Shown after a save that failed validation. */
export function ErrorSummary({ invalidSaves }: { invalidSaves: number }) {
  const form = useForm();
  const issues = useSyncExternalStore(form.subscribe, form.issues);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invalidSaves > 0) summary.current?.focus();
  }, [invalidSaves]);
  if (invalidSaves === 0 || issues.length === 0) return null;

  return (
    <Alert ref={summary} tabIndex={-1} role="alert" color="red" mb="md" title={texts.editor.fixFirst(issues.length)}>
      <List size="sm">
        {issues.map((issue) => (
          <List.Item key={`${issue.path} ${issue.message}`}>
            <Anchor
              component="button"
              type="button"
              inherit
              c="inherit"
              ta="left"
              underline="always"
              onClick={() => showField(form, issue.path)}
            >
              {describeIssue(form, issue)}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function describeIssue(form: FormStore, { path, message }: Issue): string {
  const labels = fieldAt(form.fields, path, form.value())?.labels.slice(0, -1) ?? [];
  return labels.length > 0 ? texts.editor.problemIn(labels.join(', '), message) : message;
}
