import { Anchor, Box, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { checkAdvert } from 'content-types/adverts/check-advert';
import type { Agency, Finding } from 'content-types/adverts/finding';
import { createGoogleCard, type GoogleCard } from 'content-types/adverts/google-card';
import { createSchema } from 'content-types/fields/field';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useRoute } from '../../app/route.tsx';
import { findTypeView } from '../../app/views.ts';
import type { AdminEntry } from '../../lib/api-types.ts';
import type { FormStore } from '../../lib/form/store.ts';
import { showField } from '../../lib/form/use-form.ts';
import { count } from '../../lib/format.ts';
import { entryQuery } from '../content/queries.ts';
import classes from './advert.module.css';

const schema = createSchema(contentTypes.job.fields, 'draft');

/** What the law, Google and plain English want of the advert, while it is written. */
export default function AdvertHelper({ form }: { form: FormStore }) {
  const value = useDeferredValue(useSyncExternalStore(form.subscribe, form.value));
  const { data: settings, isFetched } = useQuery({
    ...entryQuery(contentTypes.siteSettings, 'siteSettings'),
    gcTime: 300_000,
  });
  const agency = useMemo(() => readAgency(settings), [settings]);
  const job = useMemo(() => schema.safeParse(value).data, [value]);
  const findings = useMemo(() => (job ? checkAdvert(job, agency) : null), [job, agency]);

  return (
    <section className={classes.helper} aria-labelledby="advert-helper">
      <Title order={2} size="h4" id="advert-helper">
        Advert check
      </Title>
      <Text size="sm" role="status" c={findings?.length ? undefined : 'dimmed'}>
        {findings && isFetched ? summary(findings) : 'It is checked as soon as all fields can be read.'}
      </Text>
      {findings && isFetched && <FindingList form={form} findings={findings} />}
      {job && <GoogleCardView card={createGoogleCard(job, agency)} />}
    </section>
  );
}

function readAgency(settings: AdminEntry | undefined): Agency {
  return settings && settings.version > 0 ? { name: String(settings.data.companyName) } : null;
}

function summary(findings: Finding[]): string {
  if (findings.length === 0) return 'Nothing to fix. It says what candidates, the law and Google want to know.';
  const forbidden = findings.filter(({ weight }) => weight === 'forbidden').length;
  const rest = findings.length - forbidden;
  return [
    forbidden > 0 && `${count(forbidden, 'problem')} to fix before publishing`,
    rest > 0 && `${count(rest, 'suggestion')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const WEIGHTS = { forbidden: 'Stops publishing', problem: 'Worth fixing', advice: 'Better' } as const;

/** Findings, each a way to the field, with the reason and its source. */
function FindingList({ form, findings }: { form: FormStore; findings: Finding[] }) {
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
          <Text span size="xs" display="block" {...(weight === 'forbidden' ? { c: 'red', fw: 600 } : { c: 'dimmed' })}>
            {WEIGHTS[weight]}
          </Text>
          <UnstyledButton className={classes.what} onClick={() => show(path)}>
            {what}
          </UnstyledButton>
          <Text fz="0.8125rem" c="dimmed" mt={4}>
            {why}{' '}
            <Anchor href={source.url} target="_blank" rel="noreferrer" inherit underline="always">
              {source.label}
            </Anchor>
          </Text>
        </li>
      ))}
    </ul>
  );
}

function GoogleCardView({ card: { title, company, place, facts, snippet } }: { card: GoogleCard }) {
  return (
    <Box component="figure" m={0} mt="xs">
      <Text component="figcaption" size="xs" c="dimmed" mb={6}>
        In a job search on Google
      </Text>
      <Stack gap={4} className={classes.card}>
        <Text fw={600}>{title || 'Title of the job'}</Text>
        <span>{company || 'Name of the agency'}</span>
        <span>{place || 'No place yet, so Google would not show it'}</span>
        <Text inherit c="dimmed">
          {['Just posted', ...facts].join(' · ')}
        </Text>
        {snippet && <span>{snippet}</span>}
      </Stack>
    </Box>
  );
}
