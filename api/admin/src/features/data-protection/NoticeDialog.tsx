import { Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../lib/dates.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import { noticeQuery } from './queries.ts';

/** A privacy notice as it was in one version. */
export function NoticeDialog({ number, isOpen, onClose }: { number: number; isOpen: boolean; onClose(): void }) {
  const { data } = useQuery({ ...noticeQuery(number), enabled: isOpen });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={`Privacy notice, version ${number}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {data ? (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            In force since {formatDay(data.at)}
          </Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{data.text}</Text>
          {data.periods.map(({ what, howLong }) => (
            <Text size="sm" key={what}>
              <b>{what}:</b> {howLong}
            </Text>
          ))}
        </Stack>
      ) : (
        <Spinner label="Loading..." />
      )}
    </Modal>
  );
}
