import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './candidates.module.css';

/** A part of a candidate's record, with its heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={3} id={id} size="h5">
        {title}
      </Title>
      {children}
    </section>
  );
}
