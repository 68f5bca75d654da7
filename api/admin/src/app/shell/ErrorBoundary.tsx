import { Alert, Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';

/** Keeps the menu alive when a screen breaks. React offers this as a class only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <Alert color="red" role="alert" title="This screen could not be shown">
        {toText(this.state.error)}
        <Button mt="sm" display="block" variant="default" onClick={() => location.reload()}>
          Load the admin again
        </Button>
      </Alert>
    );
  }
}

/** Browsers and Vite each say it in their own way when code of a screen does not come. */
function toText({ message }: Error): string {
  return /preload|import|module script/i.test(message)
    ? 'It could not be loaded: the connection is lost, or the admin has been updated since you opened it.'
    : message;
}
