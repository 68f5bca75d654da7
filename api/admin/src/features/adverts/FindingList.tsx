import { Anchor, UnstyledButton } from '@mantine/core';
import type { Finding } from 'content-types/adverts/finding';
import { useRoute } from '../../app/route.tsx';
import { findTypeView } from '../../app/views.ts';
import { showField } from '../../lib/form/show-field.ts';
import type { FormStore } from '../../lib/form/store.ts';
import classes from './advert.module.css';

const WEIGHTS = { forbidden: 'Stops publishing', problem: 'Worth mending', advice: 'Better' } as const;

/** Findings, each a way to the field, with the reason and its source. */
export function FindingList({ form, findings }: { form: FormStore; findings: Finding[] }) {
  const { go } = useRoute();
  const show = (path: string) => {
    // What is not in the job is about the agency.
    if (path === '') void go(findTypeView('siteSettings')?.key ?? '');
    else showField(form, path);
  };
  return (
    <ul className={classes.findings}>
      {findings.map(({ weight, path, what, why, source }) => (
        <li key={`${path} ${what}`} data-weight={weight}>
          <span className={classes.weight}>{WEIGHTS[weight]}</span>
          <UnstyledButton className={classes.what} onClick={() => show(path)}>
            {what}
          </UnstyledButton>
          <p className={classes.why}>
            {why}{' '}
            <Anchor href={source.url} target="_blank" rel="noreferrer" fz="inherit">
              {source.label}
            </Anchor>
          </p>
        </li>
      ))}
    </ul>
  );
}
