import { Modal, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { SelectInput } from '../../kit/form/inputs.tsx';
import { Lines } from '../../kit/form/lines.tsx';
import { Ticks } from '../../kit/form/pickers.tsx';
import { FormButtons } from '../../kit/form/SmallForm.tsx';
import { Status } from '../../kit/notes.tsx';
import classes from './candidates.module.css';
import { openJobsQuery } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.invite;

interface InviteDialogProps {
  ids: string[];
  /** The job to invite to, if known. */
  initialJobId?: string;
  onClose(): void;
  onOutcome(outcome: Outcome): void;
}

/**
 * Invites the candidates who are in the talent pool to apply for a job, after showing the email and who is left out.
 */
export function InviteDialog({ ids, initialJobId = '', onClose, onOutcome }: InviteDialogProps) {
  const queries = useQueryClient();
  const [jobId, setJob] = useState(initialJobId);
  const [note, setNote] = useState('');
  const [debouncedNote] = useDebouncedValue(note, 300);
  /** The ids of candidates to invite although they were rejected for a similar job. */
  const [tickedIds, setTickedIds] = useState<string[]>([]);
  const { data: jobs = {} } = useQuery(openJobsQuery);
  const { data: plan, error } = useQuery({
    queryKey: ['candidates', 'plan', ids, jobId, debouncedNote],
    queryFn: () => request('POST', '/candidates/invitations/preview', { body: { ids, jobId, note: debouncedNote } }),
    // Keeps the last preview for the same job while the sentence is typed.
    placeholderData: (previousPlan, query) => (query?.queryKey[3] === jobId ? previousPlan : undefined),
    enabled: jobId !== '',
    gcTime: 0,
  });
  const rejectedPeople = plan?.invited.filter(({ rejectedFor }) => rejectedFor !== null) ?? [];
  const invitees = plan?.invited.filter(({ id, rejectedFor }) => rejectedFor === null || tickedIds.includes(id)) ?? [];
  const inviteeCount = invitees.length;
  const sendMutation = useMutation({
    mutationFn: () =>
      request('POST', '/candidates/invitations', { body: { ids: invitees.map(({ id }) => id), jobId, note } }),
    async onSuccess({ invited, emails }) {
      const undo = async () => {
        const { undone } = await request('POST', '/candidates/invitations/undo', { body: { emails } });
        if (undone < emails.length) throw new Error(labels.tooLate(emails.length - undone));
        return { change: null };
      };
      onOutcome({ kind: 'done', message: labels.sent(invited.length), change: null, undo });
      onClose();
      await queries.invalidateQueries({ queryKey: ['candidates'] });
    },
  });
  return (
    <Modal opened onClose={onClose} title={labels.title} size="lg">
      <Stack>
        <SelectInput
          data-autofocus
          label={labels.job}
          emptyLabel={labels.choose}
          options={jobs}
          value={jobId}
          onChange={(id) => {
            setJob(id);
            setTickedIds([]);
          }}
        />
        <Lines label={labels.note} description={labels.noteHelp} maxLength={500} value={note} onChange={setNote} />
        <ErrorAlert error={error ?? sendMutation.error} />
        {plan && (
          <>
            <Status>{labels.invited(inviteeCount)}</Status>
            <ul className={classes.items}>
              {plan.skipped.map(({ id, name, because }) => (
                <li key={id}>
                  {name}: {labels.skipped[because]}
                </li>
              ))}
            </ul>
            {rejectedPeople.length > 0 && (
              <Ticks
                label={labels.rejected}
                options={rejectedPeople.map(({ id, name, rejectedFor }) => ({
                  value: id,
                  label: labels.rejectedFor(name, rejectedFor ?? ''),
                }))}
                value={tickedIds}
                onChange={setTickedIds}
              />
            )}
            {plan.subject && (
              <section aria-label={labels.preview}>
                <Text fw={600} size="sm">
                  {plan.subject}
                </Text>
                <Text size="sm" className={classes.text}>
                  {plan.text}
                </Text>
              </section>
            )}
          </>
        )}
        <FormButtons
          isDialog
          label={labels.send(inviteeCount)}
          isBusy={sendMutation.isPending}
          isDisabled={inviteeCount === 0}
          onSend={() => sendMutation.mutate()}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  );
}
