import { Alert, Anchor } from '@mantine/core';
import { usePlace } from '../../place.tsx';
import type { OpenedSubmission } from './types.ts';

/** What whoever reads it should know first. */
export function Notices({ submission: { duplicateOf, spamReasons, resume } }: { submission: OpenedSubmission }) {
  const { go } = usePlace();
  return (
    <>
      {duplicateOf && (
        <Alert color="yellow" title="Has applied for this job before">
          <Anchor component="button" size="sm" onClick={() => void go('applications', duplicateOf.id)}>
            Open {duplicateOf.reference}
          </Anchor>
        </Alert>
      )}
      {spamReasons && spamReasons.length > 0 && (
        <Alert color="yellow" title="Held back as spam">
          {spamReasons.join(' ')} Give it another status to let it through.
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
