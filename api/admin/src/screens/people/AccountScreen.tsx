import { Stack, Text, Title } from '@mantine/core';
import { useSession } from '../../session/Session.tsx';
import classes from './account/account.module.css';
import { PasswordForm } from './account/PasswordForm.tsx';
import { SecondFactor } from './account/SecondFactor.tsx';
import { Sessions } from './account/Sessions.tsx';
import { ROLES } from './queries.ts';

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
