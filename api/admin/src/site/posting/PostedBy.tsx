import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../client/request.ts';
import { Note } from '../../kit/notes.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { texts } from './texts.ts';

/** The multi-poster that posted the open job. Renders nothing for one of the agency's own jobs. */
export default function PostedBy({ id }: { id: string }) {
  const { data } = useQuery(readQuery('/posted-jobs/{id}', { params: { id } }));
  if (!data) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {texts.postedBy(data.poster)}
      </Text>
      <Note>
        {texts.postedOn(data.reference, formatDateTime(data.updatedAt))} {data.applicationEmail && texts.forwards}
      </Note>
    </div>
  );
}
