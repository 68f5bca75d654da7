import { Anchor, Box, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contentTypes, type DataByType } from 'content-types';
import { checkAdvert } from 'content-types/adverts/check-advert';
import type { Agency, Finding } from 'content-types/adverts/finding';
import { createGoogleCard, type GoogleCard } from 'content-types/adverts/google-card';
import { listUnsent } from 'content-types/adverts/job-boards';
import { createSchema } from 'content-types/fields/field';
import { findJobTerms, type JobTerms } from 'content-types/jobs/job-terms';
import { plural } from 'content-types/text/plural';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { AdminEntry } from '../../client/request.ts';
import { entryQuery } from '../../core/content/queries.ts';
import { referableQuery } from '../../core/fields/reference.tsx';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import { findTypeView } from '../../core/navigation/views.ts';
import type { FormStore } from '../../kit/form/store.ts';
import { showField } from '../../kit/form/use-form.ts';
import { Section } from '../../kit/Section.tsx';
import classes from './advert.module.css';

const TEXTS = {
  title: 'Advert check',
  notReady: 'Fix the errors in the form to check the advert.',
  allClear: 'All clear: no problems found.',
  problems: (total: number) =>
    plural(total, { one: '# problem to fix before publishing', other: '# problems to fix before publishing' }),
  suggestions: (total: number) => plural(total, { one: '# suggestion', other: '# suggestions' }),
  weights: { forbidden: 'Must fix', problem: 'Recommended', advice: 'Suggestion' },
  google: 'Google Jobs preview',
  googleTitle: 'Job title',
  googleCompany: 'Agency name',
  googleNoPlace: 'No location, so Google won’t show it yet',
  googlePosted: 'Just posted',
} as const;

const schema = createSchema(contentTypes.job.fields, 'draft');

/** Checks an advert against the law, Google's rules and plain English while it is written. */
export default function AdvertHelper({ form }: { form: FormStore }) {
  const value = useDeferredValue(useSyncExternalStore(form.subscribe, form.value));
  const { data: settings, isFetched } = useQuery({
    ...entryQuery(contentTypes.siteSettings, 'siteSettings'),
    gcTime: 300_000,
  });
  const agency = useMemo(() => readAgency(settings), [settings]);
  const job = useMemo(() => schema.safeParse(value).data, [value]);
  const terms = useJobTerms(job);
  const findings = useMemo(() => {
    // Leaves out findings about fields that the user may not see, because those are blank here.
    const isInForm = ({ path }: Finding) => path === '' || (path.split('.')[0] ?? '') in form.fields;
    return job && terms ? checkAdvert(job, terms, agency).filter(isInForm) : null;
  }, [job, terms, agency, form]);

  return (
    <Section title={TEXTS.title} size="h4" className={classes.helper}>
      <Text size="sm" role="status" c={findings?.length ? undefined : 'dimmed'}>
        {findings && isFetched ? summarise(findings) : TEXTS.notReady}
      </Text>
      {findings && isFetched && <FindingList form={form} findings={findings} />}
      {job && <UnsentLines lines={listUnsent(job)} />}
      {job && terms && <GoogleCardView card={createGoogleCard(job, terms, agency)} />}
    </Section>
  );
}

/** The entries that the job refers to; null until the lists are loaded. */
function useJobTerms(job: DataByType['job'] | undefined): JobTerms | null {
  const { data: sector } = useQuery(referableQuery('sector'));
  const { data: jobType } = useQuery(referableQuery('jobType'));
  const { data: contractType } = useQuery(referableQuery('contractType'));
  return useMemo(() => {
    if (!job || !sector || !jobType || !contractType) return null;
    const entries = { sector, jobType, contractType };
    return findJobTerms(job, (type, id) => (entries[type].find((entry) => entry.id === id)?.data ?? null) as never);
  }, [job, sector, jobType, contractType]);
}

function readAgency(settings: AdminEntry | undefined): Agency {
  return settings && settings.version > 0 ? { name: String(settings.data.companyName) } : null;
}

function summarise(findings: Finding[]): string {
  if (findings.length === 0) return TEXTS.allClear;
  const forbiddenCount = findings.filter(({ weight }) => weight === 'forbidden').length;
  const otherCount = findings.length - forbiddenCount;
  return [forbiddenCount > 0 && TEXTS.problems(forbiddenCount), otherCount > 0 && TEXTS.suggestions(otherCount)]
    .filter(Boolean)
    .join(', ');
}

/** Findings with the reason and its source. A click shows the field. */
function FindingList({ form, findings }: { form: FormStore; findings: Finding[] }) {
  const { go } = useNavigation();
  const show = (path: string) => {
    // A finding outside the job is about the agency.
    if (path === '') void go(findTypeView('siteSettings')?.key ?? '');
    else showField(form, path);
  };
  return (
    <ul className={classes.findings}>
      {findings.map(({ weight, path, what, why, source }) => (
        <li key={`${path} ${what}`} data-weight={weight}>
          <Text span size="xs" display="block" {...(weight === 'forbidden' ? { c: 'red', fw: 600 } : { c: 'dimmed' })}>
            {TEXTS.weights[weight]}
          </Text>
          <Anchor
            component="button"
            type="button"
            c="inherit"
            fz="sm"
            fw={500}
            ta="left"
            underline="always"
            onClick={() => show(path)}
          >
            {what}
          </Anchor>
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

function UnsentLines({ lines }: { lines: string[] }) {
  return (
    <Stack gap={2}>
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </Stack>
  );
}

function GoogleCardView({ card: { title, company, place, facts, snippet } }: { card: GoogleCard }) {
  return (
    <Box component="figure" m={0} mt="xs">
      <Text component="figcaption" size="xs" c="dimmed" mb={6}>
        {TEXTS.google}
      </Text>
      <Stack gap={4} className={classes.card}>
        <Text fw={600}>{title || TEXTS.googleTitle}</Text>
        <span>{company || TEXTS.googleCompany}</span>
        <span>{place || TEXTS.googleNoPlace}</span>
        <Text inherit c="dimmed">
          {[TEXTS.googlePosted, ...facts].join(' · ')}
        </Text>
        {snippet && <span>{snippet}</span>}
      </Stack>
    </Box>
  );
}
