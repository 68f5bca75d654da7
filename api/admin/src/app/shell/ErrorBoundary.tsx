import { Alert } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { PlainButton } from '../../kit/buttons.tsx';
import { texts } from '../texts.ts';

/** Keeps the menu usable when a screen throws. React only offers this as a class. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <Alert color="red" role="alert" title={texts.shell.brokenScreen}>
        {toText(this.state.error)}
        <PlainButton mt="sm" display="block" onClick={() => location.reload()}>
          {texts.shell.reload}
        </PlainButton>
      </Alert>
    );
  }
}

/** The message to show. The pattern matches what browsers and Vite throw when a screen's code fails to load. */
function toText({ message }: Error): string {
  return /preload|import|module script/i.test(message) ? texts.shell.notLoaded : message;
}
