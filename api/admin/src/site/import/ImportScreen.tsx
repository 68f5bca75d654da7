import { Alert, Button, FileButton, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import type { Route } from '../../core/navigation/views.ts';
import { DownloadLink, SmallButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Line } from '../../kit/form/inputs.tsx';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { Note, Status } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { FileOptions } from './FileOptions.tsx';
import { type Import, importQuery, importsQuery, type Uploaded, uploadFile } from './queries.ts';
import { Report } from './Report.tsx';
import { texts } from './texts.ts';

/**
 * Reads a file from another system or the previous site, for a dry run and an import. Lists earlier imports, which can
 * be undone.
 */
export default function ImportScreen({ route: { view, entry: openId } }: { route: Route }) {
  const queries = useQueryClient();
  const { go } = useNavigation();
  const { data: list } = useQuery(importsQuery);
  const { data: currentImport } = useQuery(importQuery(openId));
  const [source, setSource] = useState<Uploaded | null>(null);
  const onSuccess = (uploadedFile: Uploaded) => {
    setSource(uploadedFile);
    if (openId !== null) void go(view);
  };
  const uploadMutation = useMutation({ mutationFn: uploadFile });
  const readMutation = useMutation({
    mutationFn: (address: string) => request('POST', '/imports/site', { body: { address } }),
  });
  const show = (id: string) => {
    void go(view, id);
    return queries.invalidateQueries({ queryKey: ['imports'] });
  };
  const columns: Column<Import>[] = [
    { label: texts.list.file, kind: 'lead', cell: (row) => nameOf(row) },
    { label: texts.list.at, kind: 'short', cell: ({ startedAt }) => formatDateTime(startedAt) },
    { label: texts.list.state, cell: ({ state }) => texts.states[state] },
    { label: texts.list.counts, cell: ({ counts }) => texts.summary(counts) },
    {
      label: texts.list.actions,
      kind: 'action',
      cell: (row) => (
        <SmallButton aria-label={texts.openNamed(nameOf(row))} onClick={() => void go(view, row.id)}>
          {texts.open}
        </SmallButton>
      ),
    },
  ];
  const isRunning = currentImport?.state === 'running';

  return (
    <Screen title={texts.title} intro={texts.intro}>
      <Title order={2}>{texts.file}</Title>
      <Group>
        <FileButton
          onChange={(file) => file && uploadMutation.mutate(file, { onSuccess })}
          accept=".xml,.csv,.json,.jsonl,.txt"
        >
          {(props) => (
            <Button {...props} loading={uploadMutation.isPending} disabled={isRunning || readMutation.isPending}>
              {texts.choose}
            </Button>
          )}
        </FileButton>
        <DownloadLink size="sm" href="/api/exports/jobs.json">
          {texts.exportJobs}
        </DownloadLink>
      </Group>
      <Note>{texts.chooseHelp}</Note>
      <ErrorAlert error={uploadMutation.error} />
      <Title order={2}>{texts.site}</Title>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React Query skips this callback once the user has left the screen.
          readMutation.mutate(String(new FormData(event.currentTarget).get('address')), { onSuccess });
        }}
      >
        <Group align="end">
          <Line
            name="address"
            label={texts.address}
            aria-describedby="site-help"
            placeholder={texts.addressExample}
            inputMode="url"
            autoComplete="url"
            maxLength={500}
            required
            style={{ flex: '1 1 20rem', maxWidth: '32rem' }}
          />
          <Button
            type="submit"
            variant="default"
            loading={readMutation.isPending}
            disabled={isRunning || uploadMutation.isPending}
          >
            {texts.read}
          </Button>
        </Group>
      </form>
      <Note id="site-help">{texts.siteHelp}</Note>
      {readMutation.isPending && <Status>{texts.reading}</Status>}
      <ErrorAlert error={readMutation.error} />
      {source && <FileOptions key={source.file} file={source} isRunning={isRunning} onStart={show} />}
      {currentImport && (
        <Stack>
          <Title order={2}>{nameOf(currentImport)}</Title>
          {isRunning && (
            <div role="status">
              <Text size="sm">{texts.running(currentImport.done, currentImport.total)}</Text>
              <Progress
                value={(100 * currentImport.done) / Math.max(currentImport.total, 1)}
                aria-label={texts.states.running}
                animated
              />
            </div>
          )}
          {currentImport.error && <Alert color="red">{currentImport.error}</Alert>}
          {!isRunning && <Report key={currentImport.id} report={currentImport} />}
        </Stack>
      )}
      {list && list.items.length > 0 && (
        <>
          <Title order={2}>{texts.earlier}</Title>
          <DataTable label={texts.earlier} columns={columns} rows={list.items} getKey={({ id }) => id} />
        </>
      )}
    </Screen>
  );
}

function nameOf({ isDryRun, file }: Import): string {
  return isDryRun ? texts.dryRunOf(file) : file;
}
