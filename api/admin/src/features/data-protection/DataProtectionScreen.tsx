import { Stack, Title } from '@mantine/core';
import { useSession } from '../../app/session/Session.tsx';
import { Equality } from './Equality.tsx';
import { Forecast } from './Forecast.tsx';
import { PersonExport } from './PersonExport.tsx';

/** What is held, for how long, and what people may ask for. */
export default function DataProtectionScreen() {
  const { user } = useSession();
  return (
    <Stack gap="xl">
      <Title order={1}>Data protection</Title>
      <PersonExport />
      <Forecast />
      {user.role === 'administrator' && <Equality />}
    </Stack>
  );
}
