import { Anchor, Text } from '@mantine/core';
import { formatBytes } from 'content-types/text/bytes';
import type { InboxName, SubmissionDetails } from '../../client/submissions.ts';

/** The unsafe contents that the check of a file can find. */
export const FILE_WARNINGS: Record<string, string> = {
  script: 'It contains a script or another action that runs when it’s opened.',
  launch: 'It tries to start another program.',
  attachment: 'It contains another file.',
  remote: 'It loads or sends something over the network.',
  unchecked: 'Part of it couldn’t be checked.',
};

interface EmailedFileProps {
  inbox: InboxName;
  submissionId: string;
  file: Pick<SubmissionDetails['incoming'][number]['files'][number], 'id' | 'name' | 'bytes'> & { warnings?: string[] };
}

/** A link to download a file from an email, with warnings about unsafe contents. */
export function EmailedFile({ inbox, submissionId, file: { id, name, bytes, warnings = [] } }: EmailedFileProps) {
  return (
    <Text size="sm">
      <Anchor inherit underline="always" href={`/api/${inbox}/${submissionId}/files/${id}`} download>
        {name}
      </Anchor>{' '}
      ({formatBytes(bytes)})
      {warnings.length > 0 && ` ${warnings.map((warning) => FILE_WARNINGS[warning] ?? warning).join(' ')}`}
    </Text>
  );
}
