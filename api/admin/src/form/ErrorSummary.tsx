import { Alert, List, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Issue } from '../api/types.ts';
import { count } from '../format.ts';
import classes from './form.module.css';
import { fieldAt } from './path.ts';
import { fieldId, useForm } from './use-form.ts';

/** Everything that keeps a document from being saved, each a way to its field. Shown after a refused save only. */
export function ErrorSummary({ refusals }: { refusals: number }) {
  const form = useForm();
  const issues = useSyncExternalStore(form.subscribe, form.issues);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  if (refusals === 0 || issues.length === 0) return null;

  function show(path: string) {
    const place = fieldAt(form.fields, path)?.path ?? path;
    form.reveal(place);
    // What was folded is drawn before it can take the focus.
    requestAnimationFrame(() => focusField(place));
  }

  return (
    <Alert
      ref={summary}
      tabIndex={-1}
      role="alert"
      color="red"
      mb="md"
      title={`${count(issues.length, 'thing')} to mend before this can be saved`}
    >
      <List size="sm">
        {issues.map((issue) => (
          <List.Item key={`${issue.path} ${issue.message}`}>
            <UnstyledButton className={classes.issue} onClick={() => show(issue.path)}>
              {whereabouts(form.fields, issue)}
              {issue.message}
            </UnstyledButton>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function whereabouts(fields: Parameters<typeof fieldAt>[0], { path }: Issue): string {
  const labels = fieldAt(fields, path)?.labels.slice(0, -1) ?? [];
  return labels.length > 0 ? `${labels.join(', ')}: ` : '';
}

function focusField(path: string) {
  const element = document.getElementById(fieldId(path));
  const input = element?.matches('input, textarea, select, [contenteditable]')
    ? element
    : element?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button');
  (input ?? element)?.focus();
  element?.scrollIntoView({ block: 'center' });
}
