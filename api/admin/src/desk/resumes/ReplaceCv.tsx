import { Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendForm } from '../../client/request.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { resumeQuery } from './queries.ts';

export const CV_FILES = '.pdf,.doc,.docx';

export function ReplaceCv({ id, label }: { id: string; label: string }) {
  const queries = useQueryClient();
  const sendMutation = useMutation({
    mutationFn: (resume: File) => sendForm('PUT', '/applications/{id}/resume', { resume }, { id }),
    async onSuccess() {
      queries.removeQueries({ queryKey: resumeQuery(id).queryKey });
      await queries.invalidateQueries({ queryKey: ['inbox', 'applications'] });
    },
  });
  return (
    <>
      <FileButton accept={CV_FILES} onChange={(file) => file && sendMutation.mutate(file)}>
        {(props) => (
          <Button {...props} flex="none" size="compact-sm" variant="default" loading={sendMutation.isPending}>
            {label}
          </Button>
        )}
      </FileButton>
      <ErrorAlert error={sendMutation.error} />
    </>
  );
}
