/** The dialog that adds a person, with their CV or without. */
import { Anchor, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ADDED_BECAUSES, type AddedBecause } from 'content-types/applications/added-because';
import { email, phone } from 'content-types/fields/addresses/email-phone-url';
import { choice } from 'content-types/fields/choice';
import { text } from 'content-types/fields/text';
import { useState } from 'react';
import { type ApiResponse, readQuery, request, sendForm } from '../../client/request.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { toHash } from '../../core/navigation/views.ts';
import { PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Warning } from '../../kit/notes.tsx';
import { CV_FILES } from '../resumes/ReplaceCv.tsx';
import { ForwardedEmail } from './ForwardedEmail.tsx';
import { openJobsQuery } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.add;
const REASONS = Object.fromEntries(ADDED_BECAUSES.map((reason) => [reason, reason])) as Record<AddedBecause, string>;
/** The value of the option for any job, because an option cannot be empty. */
const ANY_JOB = 'any';

type Details = ApiResponse<'POST', '/applications/read-cv'>;
type Match = ApiResponse<'POST', '/candidates/matches'>[number];
type Added = ApiResponse<'POST', '/applications/add'>;

interface AddPersonProps {
  /** The job that the person is added for, if known. */
  initialJobId?: string;
  /** The id of the email that a colleague forwarded, with the CV. */
  forwardedId?: string | null;
  onClose(): void;
  onAdded(id: string, message: string): void;
}

export function AddPerson({ initialJobId = '', forwardedId = null, onClose, onAdded }: AddPersonProps) {
  const queries = useQueryClient();
  const [cv, setCv] = useState<File | null>(null);
  const [details, setDetails] = useState<Details | null>(null);
  const { data: jobs } = useQuery(openJobsQuery);
  /** Possible duplicates, and the details that were searched for. */
  const [lastSearch, setLastSearch] = useState<{ details: string; people: Match[] } | null>(null);
  const readCvMutation = useMutation({
    mutationFn: (file: File) => sendForm<Details>('POST', '/applications/read-cv', { resume: file }),
    onSuccess(foundDetails, file) {
      setCv(file);
      setDetails(foundDetails);
    },
  });
  if (!details || !jobs) {
    return (
      <Modal opened onClose={onClose} title={labels.title}>
        {forwardedId === null ? (
          <ChooseCv
            isBusy={readCvMutation.isPending}
            error={readCvMutation.error}
            onChoose={(file) => readCvMutation.mutate(file)}
            onSkip={() => setDetails({ fullName: '', email: '', phone: '', place: '' })}
          />
        ) : (
          <ForwardedEmail
            id={forwardedId}
            isBusy={readCvMutation.isPending}
            error={readCvMutation.error}
            onChoose={(file) => readCvMutation.mutate(file)}
            onDismissed={onClose}
          />
        )}
      </Modal>
    );
  }
  const choices: Record<string, string> = { [ANY_JOB]: labels.anyJob, ...jobs };
  const fields = {
    fullName: text(labels.name, { required: true, max: 120 }),
    email: email(labels.email, { help: labels.emailHelp }),
    phone: phone(labels.phone),
    jobId: choice(labels.job, { options: choices, initial: initialJobId in jobs ? initialJobId : ANY_JOB }),
    because: choice(labels.because, { options: REASONS, initial: 'They asked us', help: labels.becauseHelp }),
  };
  return (
    <FieldsForm
      fields={fields}
      values={details}
      dialogTitle={labels.title}
      intro={<Text size="sm">{cv ? labels.check(cv.name, details.place) : labels.withoutCv}</Text>}
      submitLabel={(values) => (lastSearch?.details === detailsOf(values) ? labels.addAnyway : labels.submit)}
      onCancel={onClose}
      onSave={async ({ jobId, ...values }) => {
        const { fullName: name, email, phone } = values;
        if (lastSearch?.details !== detailsOf(values)) {
          const people = await request('POST', '/candidates/matches', { body: { name, email, phone } });
          setLastSearch({ details: detailsOf(values), people });
          if (people.length > 0) return;
        }
        const parts = { ...values, jobId: jobId === ANY_JOB ? '' : jobId, resume: cv, forwarded: forwardedId };
        const { id } = await sendForm<Added>('POST', '/applications/add', parts);
        await queries.invalidateQueries({ queryKey: ['inbox', 'applications'] });
        if (forwardedId) await queries.invalidateQueries({ queryKey: ['today'] });
        onAdded(id, labels.done(name, email));
      }}
    >
      {lastSearch && lastSearch.people.length > 0 && (
        <Warning title={labels.known}>
          {lastSearch.people.map(({ id, name, email, by }) => (
            <Text key={id} size="sm">
              <Anchor inherit href={toHash({ view: 'candidates', entry: id })} onClick={onClose}>
                {labels.open(name)}
              </Anchor>{' '}
              {[email, labels.same[by]].filter(Boolean).join(', ')}
            </Text>
          ))}
        </Warning>
      )}
    </FieldsForm>
  );
}

function detailsOf({ fullName, email, phone }: Omit<Details, 'place'>) {
  return [fullName, email, phone].join('\n');
}

interface ChooseCvProps {
  isBusy: boolean;
  error: Error | null;
  onChoose(file: File): void;
  onSkip(): void;
}

function ChooseCv({ isBusy, error, onChoose, onSkip }: ChooseCvProps) {
  const { data: mailbox } = useQuery(readQuery('/forwarded-emails'));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping repeats the action of the button
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file) onChoose(file);
      }}
    >
      <Stack>
        <ErrorAlert error={error} />
        <Text size="sm">
          {labels.drop} {mailbox?.address && labels.forward(mailbox.address)}
        </Text>
        <Group>
          <FileButton accept={CV_FILES} onChange={(file) => file && onChoose(file)}>
            {(props) => (
              <Button {...props} data-autofocus loading={isBusy}>
                {labels.choose}
              </Button>
            )}
          </FileButton>
          <PlainButton disabled={isBusy} onClick={onSkip}>
            {labels.skip}
          </PlainButton>
        </Group>
      </Stack>
    </div>
  );
}
