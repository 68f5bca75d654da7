import { UnstyledButton } from '@mantine/core';
import { usePlace } from '../../place.tsx';
import { useNewCounts } from '../../shell/use-new-counts.ts';
import classes from './dashboard.module.css';

/** What visitors sent that nobody has opened yet. */
export function NewArrivals() {
  const counts = useNewCounts();
  if (!counts) return null;
  return (
    <section className={classes.arrivals} aria-label="New from visitors">
      <Arrival view="applications" amount={counts.applications} one="new application" />
      <Arrival view="messages" amount={counts.messages} one="new message" />
    </section>
  );
}

function Arrival({ view, amount, one }: { view: string; amount: number; one: string }) {
  const { go } = usePlace();
  return (
    <UnstyledButton className={classes.arrival} onClick={() => void go(view)}>
      <span className={classes.number} data-some={amount > 0 || undefined}>
        {amount.toLocaleString('en-GB')}
      </span>
      {amount === 1 ? one : `${one}s`}
    </UnstyledButton>
  );
}
