import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { useRoute } from '../../../app/route.tsx';
import type { SubmissionDetails } from '../types.ts';

interface NoticesProps {
  submission: SubmissionDetails;
  /** Lets it through: it was no spam. */
  onRelease(): void;
}

/** What the reader should know first: an earlier application, suspected spam, an unsafe resume. */
export function Notices({ submission, onRelease }: NoticesProps) {
  const { status, duplicateOf, spamReasons, resume } = submission;
  const { go } = useRoute();
  return (
    <>
      {duplicateOf && (
        <Alert color="yellow" title="Has applied for this job before">
          <Anchor component="button" size="sm" onClick={() => void go('applications', duplicateOf.id)}>
            Open {duplicateOf.reference}
          </Anchor>
        </Alert>
      )}
      {status === 'spam' && (
        <Alert color="yellow" title="Held back as spam">
          <Stack gap="xs" align="start">
            {spamReasons?.join(' ')} Nobody has been told that it came.
            <Button size="xs" variant="default" onClick={onRelease}>
              Not spam
            </Button>
          </Stack>
        </Alert>
      )}
      {resume && resume.warnings.length > 0 && (
        <Alert color="yellow" title="Open the resume with care">
          {resume.warnings.join(' ')}
        </Alert>
      )}
    </>
  );
}
