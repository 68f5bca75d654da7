import { useQuery } from '@tanstack/react-query';
import { readAs } from '../../../client/request.ts';
import { Section } from '../../../kit/Section.tsx';
import classes from '../inbox.module.css';
import { texts } from '../texts.ts';

const labels = texts.opened;

/** The job's requirements, each with the matching sentence of the CV, for staff to judge. Empty if the CV has no text. */
export function Requirements({ id }: { id: string }) {
  const { data: { items } = { items: [] } } = useQuery(
    readAs(['inbox', 'applications', 'requirements', id], '/applications/{id}/requirements', { params: { id } }),
  );
  if (items.length === 0) return null;
  return (
    <Section title={labels.requirements} order={3} size="h5" gap="xs">
      <dl className={classes.answers}>
        {items.map(({ requirement, sentence }) => (
          <div key={requirement}>
            <dt>{requirement}</dt>
            <dd>{sentence ?? labels.notInCv}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
