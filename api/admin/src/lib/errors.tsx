import { Alert, Button } from '@mantine/core';
import { Spinner } from './Spinner.tsx';

interface ErrorAlertProps {
  title?: string;
  error: Error | string | null | undefined;
  onRetry?(): void;
}

/** What went wrong. Renders nothing while there is no error. */
export function ErrorAlert({ title, error, onRetry }: ErrorAlertProps) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" title={title}>
      {typeof error === 'string' ? error : error.message}
      {onRetry && (
        <Button mt="sm" display="block" variant="default" onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

/** Stands where a screen's data will be: the spinner until they are there, or why they did not come. */
export function LoadState({ data, title = 'Failed to fetch data', ...failure }: ErrorAlertProps & { data: unknown }) {
  if (failure.error) return <ErrorAlert title={title} {...failure} />;
  return data ? null : <Spinner label="Loading..." />;
}
