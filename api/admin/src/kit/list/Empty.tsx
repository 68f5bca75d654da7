import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Note } from '../notes.tsx';
import { Spinner } from '../Spinner.tsx';
import classes from './lists.module.css';

export interface EmptyProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

export function Empty({ title, text, children }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <Spinner size={80} state="idle" />
      <Title order={2}>{title}</Title>
      {text && <Note>{text}</Note>}
      {children}
    </div>
  );
}
