import { Anchor, Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plural } from 'content-types/text/plural';
import { useId } from 'react';
import type { ApiResponse } from '../../client/api-types.ts';
import { readQuery } from '../../client/read-query.ts';
import { findTypeView, toHash } from '../../core/navigation/views.ts';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { Screen } from '../../kit/Screen.tsx';

type Feed = ApiResponse<'GET', '/feeds'>['items'][number];

const TEXTS = {
  title: 'Job feeds',
  intro:
    'Each feed lists your open jobs. Every job is in every feed, unless you turn one off in the job’s form, under “Job boards and feeds”. A board uses a feed only once you have agreed that with it.',
  // The boards' rules as of the day in the text. For Find a Job and Adzuna they come from documents of others who post there.
  about: {
    Indeed:
      'For sponsored campaigns that you have agreed with Indeed. Since March 2026, Indeed no longer lists jobs from an agency’s own feed for free. It takes all jobs or none. Checked on 24 November 2026.',
    Adzuna: 'For adzuna.co.uk, which fetches the feed once it has accepted you. Not checked recently.',
    'Find a Job':
      'For the government’s job site (findajob.dwp.gov.uk). It fetches nothing: download this file and upload it each day with your account there. Checked on 24 November 2026.',
    RSS: 'For feed readers and other websites.',
    'JSON Feed': 'For feed readers and other websites.',
  } as Record<string, string>,
  copy: 'Copy',
  copied: 'Copied',
  copyNamed: (name: string) => `Copy the address for ${name}`,
  open: 'Open',
  openNamed: (name: string) => `Open the feed for ${name}`,
  jobs: (count: number, isNewest: boolean) =>
    `${plural(count, { one: '# job', other: '# jobs' })}${isNewest ? ' (only the newest 50 can be included)' : ''}`,
  complete: 'All open jobs are included.',
  leftOut: (count: number) => plural(count, { one: '# job isn’t included', other: '# jobs aren’t included' }),
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
};

const JOBS = findTypeView('job')?.key ?? '';

/** The job feeds: the address of each, and the jobs that it leaves out. */
export default function FeedsScreen() {
  const { data, error } = useQuery(readQuery('/feeds'));
  return (
    <Screen title={TEXTS.title} intro={TEXTS.intro}>
      <LoadState data={data} error={error} />
      {data?.items.map((feed) => (
        <FeedSection key={feed.name} feed={feed} />
      ))}
    </Screen>
  );
}

function FeedSection({ feed: { name, address, jobs, leftOut, isNewest, items } }: { feed: Feed }) {
  const titleId = useId();
  const button = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="xs">
        <Title order={2} size="h3" id={titleId}>
          {name}
        </Title>
        <Text size="sm" c="dimmed">
          {TEXTS.about[name]}
        </Text>
        <Group gap="xs">
          <Code style={{ overflowWrap: 'anywhere' }}>{address}</Code>
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button {...button} aria-label={TEXTS.copyNamed(name)} onClick={copy}>
                {copied ? TEXTS.copied : TEXTS.copy}
              </Button>
            )}
          </CopyButton>
          <Button
            {...button}
            component="a"
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={TEXTS.openNamed(name)}
          >
            {TEXTS.open}
          </Button>
        </Group>
        <Text size="sm">
          {TEXTS.jobs(jobs, isNewest)}. {leftOut === 0 && !isNewest && TEXTS.complete}
        </Text>
        {leftOut > 0 && (
          <Text component="details" size="sm">
            <summary>{TEXTS.leftOut(leftOut)}</summary>
            <ul>
              {items.map(({ id, title, reason }) => (
                <li key={id}>
                  <Anchor href={toHash({ view: JOBS, entry: id })} underline="always" inherit>
                    {title}
                  </Anchor>
                  : {reason}
                </li>
              ))}
              {leftOut > items.length && <li>{TEXTS.more(leftOut - items.length)}</li>}
            </ul>
          </Text>
        )}
      </Stack>
    </section>
  );
}
