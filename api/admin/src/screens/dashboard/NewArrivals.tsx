import { UnstyledButton } from '@mantine/core';
import { usePlace } from '../../place.tsx';
import { useSession } from '../../session/Session.tsx';
import { useNewCounts } from '../../shell/use-new-counts.ts';
import classes from './dashboard.module.css';

/** What visitors sent that nobody has opened yet. */
export function NewArrivals() {
  const { go } = usePlace();
  const { user } = useSession();
  const { applications, messages } = useNewCounts();
  return (
    <section className={classes.arrivals} aria-label="New from visitors">
      {user.role !== 'editor' && (
        <UnstyledButton className={classes.arrival} onClick={() => void go('applications')}>
          <span className={classes.number} data-some={applications > 0 || undefined}>
            {applications.toLocaleString('en-GB')}
          </span>
          {applications === 1 ? 'new application' : 'new applications'}
        </UnstyledButton>
      )}
      <UnstyledButton className={classes.arrival} onClick={() => void go('messages')}>
        <span className={classes.number} data-some={messages > 0 || undefined}>
          {messages.toLocaleString('en-GB')}
        </span>
        {messages === 1 ? 'new message' : 'new messages'}
      </UnstyledButton>
    </section>
  );
}
