import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { text } from 'content-types/fields/text';
import { backupFields } from 'content-types/server-settings';
import { useState } from 'react';
import { type ApiResponse, readQuery, request } from '../../client/request.ts';
import { NewPassword } from '../../core/auth/passwords.tsx';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { StoredSettings } from '../../core/settings/StoredSettings.tsx';
import { PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { Status, Warning } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { KeyInput } from './KeyInput.tsx';
import { texts } from './texts.ts';

type State = ApiResponse<'GET', '/backups'>;

const RUNNING_POLL_MS = 1_000;
const IDLE_POLL_MS = 30_000;

const stateQuery = queryOptions({
  ...readQuery('/backups'),
  refetchInterval: ({ state }) => (state.data?.running ? RUNNING_POLL_MS : IDLE_POLL_MS),
});

const INPUTS = { publicKey: KeyInput, secretKey: NewPassword };
const DRILL_FIELDS = { privateKey: text(texts.drillForm.field, { required: true, max: 5000 }) };

/** Backup status and settings, with buttons to back up now and to test a restore. */
export default function BackupsScreen() {
  const queries = useQueryClient();
  const { data, error } = useQuery(stateQuery);
  const [isAsking, setAsking] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['backups'] });
  const backupMutation = useMutation({ mutationFn: () => request('POST', '/backups'), onSettled: refresh });
  const drillMutation = useMutation({
    mutationFn: (privateKey: string) => request('POST', '/backups/drill', { body: { privateKey } }),
    onSettled: refresh,
  });
  const isEncrypted = data?.newest?.endsWith('.age') ?? false;
  const isBusy = data?.running !== null;
  return (
    <Screen title={texts.title}>
      <ErrorAlert error={error ?? backupMutation.error ?? drillMutation.error} />
      {data && (
        <Stack gap="sm" p="lg" className="card">
          <Text size="sm">{texts.intro}</Text>
          {!data.folder && !data.hasJournal && <Warning title={texts.off.title}>{texts.off.text}</Warning>}
          {data.problem && <Alert color="red">{texts.problems[data.problem]}</Alert>}
          {data.folder && <State {...data} isEncrypted={isEncrypted} />}
          <Group gap="sm">
            {data.folder && (
              <Button disabled={isBusy} onClick={() => backupMutation.mutate()}>
                {texts.run}
              </Button>
            )}
            {data.newest && (
              <PlainButton disabled={isBusy} onClick={() => (isEncrypted ? setAsking(true) : drillMutation.mutate(''))}>
                {texts.drill}
              </PlainButton>
            )}
            <StoredSettings
              stored={data.stored}
              path="/backups/settings"
              fields={backupFields}
              inputs={INPUTS}
              words={texts.settings}
              isUrgent={!data.folder}
              onChanged={refresh}
            />
          </Group>
          <Outcome {...data} />
        </Stack>
      )}
      {isAsking && (
        <FieldsForm
          dialogTitle={texts.drillForm.title}
          fields={DRILL_FIELDS}
          inputs={{ privateKey: NewPassword }}
          submitLabel={texts.drillForm.submit}
          onCancel={() => setAsking(false)}
          onSave={({ privateKey }) => drillMutation.mutateAsync(privateKey).then(() => setAsking(false))}
          intro={<Text size="sm">{texts.drillForm.intro}</Text>}
        />
      )}
    </Screen>
  );
}

function State({ folder, copyTo, newest, at, verifiedAt, hasJournal, isEncrypted }: State & { isEncrypted: boolean }) {
  const labels = texts.facts;
  return (
    <Facts label={labels.label}>
      <Fact name={labels.at} value={at ? formatDateTime(at) : labels.none} />
      <Fact name={labels.verified} value={verifiedAt ? formatDateTime(verifiedAt) : labels.never} />
      <Fact name={labels.folder} value={folder ?? ''} />
      <Fact name={labels.copyTo} value={copyTo ?? labels.noCopy} isBad={!copyTo && !hasJournal} />
      {newest && <Fact name={labels.encrypted} value={isEncrypted ? labels.isEncrypted : labels.isPlain} />}
      {hasJournal && <Fact name={labels.journal} value={labels.hasJournal} />}
    </Facts>
  );
}

function Outcome({ running, lastBackup, lastRestore }: State) {
  if (running) return <Status>{texts.running[running]}</Status>;
  const isBackup = (lastBackup?.at ?? '') > (lastRestore?.at ?? '');
  if (isBackup && lastBackup?.error) {
    return (
      <Alert color="red" title={texts.lastBackup}>
        {lastBackup.error}
      </Alert>
    );
  }
  if (isBackup || !lastRestore) return null;
  return lastRestore.error ? (
    <Alert color="red" role="status" title={texts.drillFailed}>
      {lastRestore.error}
    </Alert>
  ) : (
    <Status>{texts.drilled}</Status>
  );
}
