import { Anchor, Box } from '@mantine/core';
import { type ApiResponse, request } from '../../client/request.ts';
import { CallButton } from '../../kit/buttons.tsx';
import { texts } from './texts.ts';

interface NoticesProps {
  versions: ApiResponse<'GET', '/setup'>['notices'];
  isSample?: boolean;
}

/** The legal notices to read, with a link to each. Those of the sample agency cannot be confirmed. */
export function Notices({ versions, isSample = false }: NoticesProps) {
  const { read, privacy, and, accessibility, confirm } = texts.setup.notices;
  return (
    <>
      <Box component="span" flex="1 1 0">
        {read} <Anchor href="#shared/privacy-notice">{privacy}</Anchor> {and}{' '}
        <Anchor href="#shared/accessibility-statement">{accessibility}</Anchor>
      </Box>
      {!isSample && (
        <CallButton call={() => request('POST', '/setup/notices', { body: versions })} refresh={[]}>
          {confirm}
        </CallButton>
      )}
    </>
  );
}
