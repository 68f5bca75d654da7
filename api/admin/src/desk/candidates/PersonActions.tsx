import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { text } from 'content-types/fields/text';
import { useState } from 'react';
import { type ApiResponse, request, requestFile } from '../../client/request.ts';
import { chooseAddresses, confirmAddress } from '../../compliance/choose-addresses.tsx';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { SelectInput } from '../../kit/form/inputs.tsx';
import { FormButtons } from '../../kit/form/SmallForm.tsx';
import { Section } from '../../kit/Section.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { formatDay } from '../../kit/text/dates.ts';
import classes from './candidates.module.css';
import { type Candidate, candidateQuery } from './queries.ts';
import { texts } from './texts.ts';

const personLabels = texts.person;
const FIELDS = { name: text(personLabels.name), email: text(personLabels.email), phone: text(personLabels.phone) };

interface PersonActionsProps {
  candidate: Candidate;
  onOutcome(outcome: Outcome): void;
  /** Called when the record may be gone. */
  onGone(): void;
}

/** Requests a person may make under data protection law: a copy of their data, a correction, erasure. */
export function PersonActions({ candidate, onOutcome, onGone }: PersonActionsProps) {
  const { id } = candidate;
  const [isCorrecting, setCorrecting] = useState(false);
  /** The addresses whose data the open dialog erases. */
  const [emailsToErase, setEmailsToErase] = useState<string[] | null>(null);
  const copyMutation = useMutation({
    async mutationFn() {
      const emails = await chooseOwn(candidate);
      return emails && requestFile('POST', '/candidates/{id}/export', { params: { id }, body: { emails } });
    },
    onSuccess: (zip) => zip && saveFile('personal-data.zip', zip),
  });
  return (
    <Section title={personLabels.title} order={3} size="h5" gap="xs">
      <ErrorAlert error={copyMutation.error} />
      <Group gap="xs">
        <Button size="xs" variant="default" loading={copyMutation.isPending} onClick={() => copyMutation.mutate()}>
          {personLabels.copy}
        </Button>
        <Button size="xs" variant="default" onClick={() => setCorrecting(true)}>
          {personLabels.correct}
        </Button>
        <Button size="xs" variant="default" c="red" onClick={async () => setEmailsToErase(await chooseOwn(candidate))}>
          {personLabels.erase}
        </Button>
      </Group>
      {isCorrecting && <Correction candidate={candidate} onClose={() => setCorrecting(false)} onOutcome={onOutcome} />}
      {emailsToErase && (
        <Erasure id={id} emails={emailsToErase} onClose={() => setEmailsToErase(null)} onGone={onGone} />
      )}
    </Section>
  );
}

/** Resolves to the addresses that the user confirms, or to null if the user cancels. Asks unless the record has none. */
async function chooseOwn({ email: ownEmail, emails, provenEmails, documents }: Candidate): Promise<string[] | null> {
  if (emails.every((email) => email === '')) return emails;
  if (emails.length === 1) return (await confirmAddress(ownEmail, provenEmails.includes(ownEmail))) ? emails : null;
  const count = (list: { email: string }[], email: string) => list.filter((row) => row.email === email).length;
  const addresses = emails.map((email) => {
    const numbers = { applications: count(documents.applications, email), messages: count(documents.messages, email) };
    return { email, ...numbers, isProven: provenEmails.includes(email) };
  });
  return chooseAddresses(addresses, [ownEmail]);
}

interface CorrectionProps {
  candidate: Candidate;
  onClose(): void;
  onOutcome(outcome: Outcome): void;
}

function Correction({ candidate, onClose, onOutcome }: CorrectionProps) {
  const { id } = candidate;
  const queries = useQueryClient();
  return (
    <FieldsForm
      fields={FIELDS}
      values={candidate}
      dialogTitle={personLabels.correct}
      submitLabel={personLabels.save}
      onCancel={onClose}
      onSave={async (body) => {
        const updatedCandidate = await request('POST', '/candidates/{id}/correction', { params: { id }, body });
        queries.setQueryData(candidateQuery(id).queryKey, updatedCandidate);
        onOutcome({ kind: 'done', message: personLabels.corrected, change: null });
        onClose();
        void queries.invalidateQueries();
      }}
    />
  );
}

type Certificate = ApiResponse<'POST', '/candidates/{id}/erasure'>;

interface ErasureProps {
  id: string;
  emails: string[];
  onClose(): void;
  onGone(): void;
}

function Erasure({ id, emails, onClose, onGone }: ErasureProps) {
  const queries = useQueryClient();
  const [requestedBy, setRequestedBy] = useState<keyof typeof personLabels.requests>('email');
  const { data, error } = useQuery({
    queryKey: ['candidates', 'erasure', id, emails],
    queryFn: () => request('POST', '/candidates/{id}/erasure/preview', { params: { id }, body: { emails } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const eraseMutation = useMutation({
    mutationFn: () => request('POST', '/candidates/{id}/erasure', { params: { id }, body: { requestedBy, emails } }),
  });
  const close = () => {
    if (!eraseMutation.data) return onClose();
    onGone();
    void queries.invalidateQueries();
  };
  const shownErasure = eraseMutation.data ?? data;
  return (
    <Modal opened onClose={close} title={personLabels.eraseTitle} size="lg">
      <Stack>
        <ErrorAlert error={error ?? eraseMutation.error} />
        {shownErasure && (
          <ul className={classes.items}>
            {describe(shownErasure).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {eraseMutation.data ? (
          <>
            <Text role="status">{personLabels.done}</Text>
            <Group justify="end">
              <PlainButton onClick={() => eraseMutation.data && saveCertificate(eraseMutation.data)}>
                {personLabels.certificate}
              </PlainButton>
              <Button onClick={close}>{personLabels.back}</Button>
            </Group>
          </>
        ) : (
          <>
            <SelectInput
              label={personLabels.requestedBy}
              options={personLabels.requests}
              value={requestedBy}
              onChange={(value) => setRequestedBy(value as typeof requestedBy)}
            />
            <Text size="sm">{personLabels.final}</Text>
            <FormButtons
              isDialog
              color="red"
              label={personLabels.confirm}
              isBusy={eraseMutation.isPending}
              isDisabled={!data}
              onSend={() => eraseMutation.mutate()}
              onCancel={onClose}
            />
          </>
        )}
      </Stack>
    </Modal>
  );
}

type Extents = Pick<Certificate, 'applications' | 'messages' | 'jobAlerts' | 'clientContacts' | 'forwardedEmails'>;

function describe({ applications, messages, jobAlerts, clientContacts, forwardedEmails }: Extents): string[] {
  const lines = [...applications, ...messages].map(({ reference, kind, until, because, ...more }) => {
    const labels = {
      everything: personLabels.everything,
      some: personLabels.partly(formatDay(until ?? ''), because ?? ''),
      nothing: personLabels.kept(because ?? ''),
    };
    return `${personLabels.item(reference, 'jobTitle' in more ? String(more.jobTitle) : '')}: ${labels[kind]}`;
  });
  return [
    ...lines,
    ...(jobAlerts > 0 ? [`${personLabels.alerts(jobAlerts)}: ${personLabels.everything}`] : []),
    ...(clientContacts > 0 ? [`${personLabels.contacts(clientContacts)}: ${personLabels.everything}`] : []),
    ...(forwardedEmails > 0 ? [`${personLabels.forwarded(forwardedEmails)}: ${personLabels.everything}`] : []),
  ];
}

/** The certificate names references, not the person. */
function saveCertificate(certificate: Certificate) {
  const lines = [certificate.at, certificate.by, certificate.why, '', ...describe(certificate)];
  saveFile('erasure-certificate.txt', `${lines.join('\n')}\n`);
}
