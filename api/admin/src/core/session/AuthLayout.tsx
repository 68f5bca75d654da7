import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Spinner } from '../../kit/Spinner.tsx';
import classes from './AuthLayout.module.css';

export function AuthLayout({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={classes.page}>
      <div className={classes.art} aria-hidden="true">
        <Spinner size={420} />
      </div>
      <main className={classes.panel}>
        <Title order={1} mb={4}>
          {title}
        </Title>
        <Text c="dimmed" mb="xl">
          {text}
        </Text>
        {children}
      </main>
    </div>
  );
}
