import { Stack, Text, Title } from '@mantine/core';
import { useSession } from '../../../app/session/Session.tsx';
import { ROLES } from '../queries.ts';
import classes from './account.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

/** Who one is, how one logs in, and where one is logged in. */
export default function AccountScreen() {
  const { user } = useSession();
  return (
    <Stack>
      <Title order={1}>Your account</Title>
      <Text>
        {user.name}, {user.email}
        <Text span c="dimmed" display="block" size="sm">
          {ROLES.find(({ value }) => value === user.role)?.label}
        </Text>
      </Text>
      <div className={classes.columns}>
        <Stack gap="xl">
          <PasswordForm />
          <SecondFactor />
        </Stack>
        <Sessions />
      </div>
    </Stack>
  );
}
