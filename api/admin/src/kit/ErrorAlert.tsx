import { Alert, Button } from '@mantine/core';
import { Spinner } from './Spinner.tsx';
import { common } from './text/texts.ts';

interface ErrorAlertProps {
  title?: string;
  error: Error | string | null | undefined;
  onRetry?(): void;
}

/** Shows an error. Renders nothing if there is no error. */
export function ErrorAlert({ title, error, onRetry }: ErrorAlertProps) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" title={title}>
      {typeof error === 'string' ? error : error.message}
      {onRetry && (
        <Button mt="sm" display="block" variant="default" onClick={() => onRetry()}>
          {common.tryAgain}
        </Button>
      )}
    </Alert>
  );
}

/** Shown in place of a screen's data: a spinner while they load, or the error. */
export function LoadState({ data, title = common.fetchFailed, ...failure }: ErrorAlertProps & { data: unknown }) {
  if (failure.error) return <ErrorAlert title={title} {...failure} />;
  return data ? null : <Spinner label={common.loading} />;
}
