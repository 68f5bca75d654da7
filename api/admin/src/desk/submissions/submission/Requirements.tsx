import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '../inbox.module.css';
import { requirementsQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const words = texts.opened;

/** The job’s requirements, each with what the CV says about it, for staff to judge. Nothing if the CV has no text. */
export function Requirements({ id }: { id: string }) {
  const { data: { items } = { items: [] } } = useQuery(requirementsQuery(id));
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="requirements">
      <Title order={3} id="requirements" size="h5" mb="xs">
        {words.requirements}
      </Title>
      <dl className={classes.answers}>
        {items.map(({ requirement, sentence }) => (
          <div key={requirement}>
            <dt>{requirement}</dt>
            <dd>{sentence ?? words.notInCv}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
