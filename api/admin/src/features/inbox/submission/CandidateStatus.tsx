import { Button, Stack, Text } from '@mantine/core';
import { CANDIDATE_STATUS_WORDS, type CandidateStatus as Status } from 'content-types/lib/candidate-status';
import type { SubmissionDetails } from '../queries.ts';
import { texts as inboxTexts } from '../texts.ts';

const texts = inboxTexts.opened.candidateStatus;

interface CandidateStatusProps {
  submission: SubmissionDetails;
  isBusy: boolean;
  onShow(candidateStatus: Status): void;
}

/** The status on the candidate's own page. It only changes when it is updated here, not with the status for colleagues. */
export function CandidateStatus({ submission, isBusy, onShow }: CandidateStatusProps) {
  const { status, candidateStatus } = submission;
  // Candidates do not learn that they are suspected of spam.
  if (!candidateStatus || status === 'spam') return null;
  const next = status as Status;
  return (
    <Stack gap={6} align="start" component="section" aria-label={texts.title}>
      <Text size="sm">
        <b>{texts.now}</b> {CANDIDATE_STATUS_WORDS[candidateStatus]}
      </Text>
      {next !== candidateStatus && (
        <>
          <Text size="sm" c="dimmed">
            {texts.next(CANDIDATE_STATUS_WORDS[next])}
          </Text>
          <Button size="xs" variant="default" loading={isBusy} onClick={() => onShow(next)}>
            {texts.update}
          </Button>
        </>
      )}
    </Stack>
  );
}
