import { Box, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from 'content-types/text/bytes';
import { lazy, Suspense } from 'react';
import type { Submission } from '../../client/submissions.ts';
import { DownloadLink } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Note } from '../../kit/notes.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { common } from '../../kit/text/texts.ts';
import { resumeQuery } from './queries.ts';
import { ReplaceCv } from './ReplaceCv.tsx';
import classes from './resume.module.css';

const labels = { replace: 'Replace' };

const PdfView = lazy(() => import('./PdfView.tsx'));

type Resume = NonNullable<Submission['resume']>;

/** Shows a CV in the page. A Word document is shown as HTML from the server, in a frame that cannot run scripts. */
export function ResumeView({ id, resume }: { id: string; resume: Resume }) {
  const isPdf = resume.kind === 'pdf';
  return (
    <Stack component="section" gap="sm" miw={0} aria-labelledby="resume">
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Box miw={0}>
          <Title order={3} id="resume" fz="sm">
            {resume.name}
          </Title>
          <Note size="xs">{formatBytes(resume.bytes)}</Note>
        </Box>
        <Group gap="xs" wrap="nowrap">
          <ReplaceCv id={id} label={labels.replace} />
          <DownloadLink flex="none" href={`/api/applications/${id}/resume`}>
            {common.download}
          </DownloadLink>
        </Group>
      </Group>
      {isPdf ? (
        <PdfPreview id={id} name={resume.name} />
      ) : (
        <iframe
          className={classes.word}
          src={`/api/applications/${id}/resume/preview`}
          title={resume.name}
          sandbox=""
        />
      )}
    </Stack>
  );
}

function PdfPreview({ id, name }: { id: string; name: string }) {
  const { data, error } = useQuery(resumeQuery(id));
  if (error) return <ErrorAlert error={error} />;
  const spinner = <Spinner label={common.loading} />;
  return <Suspense fallback={spinner}>{data ? <PdfView data={data} name={name} /> : spinner}</Suspense>;
}
