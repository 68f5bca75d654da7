import { Button, Stack, Text } from '@mantine/core';
import { CANDIDATE_STATUS_WORDS, type CandidateStatus as Status } from 'content-types/lib/candidate-status';
import type { SubmissionDetails } from '../queries.ts';

interface CandidateStatusProps {
  submission: SubmissionDetails;
  isBusy: boolean;
  onShow(candidateStatus: Status): void;
}

/** What the candidate's own page says. It stays as it is when the status changes, until it is updated here. */
export function CandidateStatus({ submission, isBusy, onShow }: CandidateStatusProps) {
  const { status, candidateStatus } = submission;
  // Candidates do not learn that they are suspected of spam.
  if (!candidateStatus || status === 'spam') return null;
  const next = status as Status;
  return (
    <Stack gap={6} align="start" component="section" aria-label="What the candidate sees">
      <Text size="sm">
        <b>Candidate sees:</b> {CANDIDATE_STATUS_WORDS[candidateStatus]}
      </Text>
      {next !== candidateStatus && (
        <>
          <Text size="sm" c="dimmed">
            The status is for colleagues only. For this one the candidate would read: “{CANDIDATE_STATUS_WORDS[next]}”
          </Text>
          <Button size="xs" variant="default" loading={isBusy} onClick={() => onShow(next)}>
            Update what the candidate sees
          </Button>
        </>
      )}
    </Stack>
  );
}
