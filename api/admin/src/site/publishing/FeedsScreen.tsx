import { Anchor, Code, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plural } from 'content-types/text/plural';
import type { ReactNode } from 'react';
import { type ApiResponse, readQuery } from '../../client/request.ts';
import { findTypeView, toHash } from '../../core/navigation/views.ts';
import { CopyAction, SmallButton } from '../../kit/buttons.tsx';
import { LoadState } from '../../kit/ErrorAlert.tsx';
import { Note } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { Section } from '../../kit/Section.tsx';
import { formatDay } from '../../kit/text/dates.ts';
import { texts } from './reach-texts.ts';
import { type Channel, Sightings } from './Sightings.tsx';

type Feed = ApiResponse<'GET', '/feeds'>['items'][number];

const TEXTS = {
  copyNamed: (name: string) => `Copy the address for ${name}`,
  open: 'Open',
  openNamed: (name: string) => `Open the feed for ${name}`,
  jobs: (count: number, isNewest: boolean) =>
    `${plural(count, { one: '# job', other: '# jobs' })}${isNewest ? ' (only the newest 50 can be included)' : ''}`,
  complete: 'All open jobs are included.',
  leftOut: (count: number) => plural(count, { one: '# job isn’t included', other: '# jobs aren’t included' }),
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
};

const NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;
const JOBS = findTypeView('job')?.key ?? '';

/**
 * Shows where jobs appear: the site, search engines, multi-posters, alerts, and each feed with the jobs that it leaves
 * out.
 */
export default function FeedsScreen() {
  const { data, error } = useQuery(readQuery('/feeds'));
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <LoadState data={data} error={error} />
      {data && (
        <>
          {data.others.map((channel) => (
            <ChannelSection key={channel.name} {...channel} />
          ))}
          <Text size="sm">{texts.feedsIntro}</Text>
        </>
      )}
      {data?.items.map((feed) => (
        <FeedSection key={feed.name} feed={feed} />
      ))}
    </Screen>
  );
}

function ChannelSection({
  name,
  facts,
  note,
  children,
}: Pick<Channel, 'name' | 'facts'> & { note: ReactNode; children?: ReactNode }) {
  return (
    <Section title={name} size="h3" gap="xs">
      {typeof note === 'string' ? note && <Note>{note}</Note> : note}
      <Sightings facts={facts} />
      {children}
    </Section>
  );
}

function BoardRules({ name, board }: { name: string; board: NonNullable<Feed['board']> }) {
  const { about, source, verifiedOn, lookedAt, unverified } = board;
  const verifiedText = verifiedOn ? texts.verified(formatDay(verifiedOn)) : texts.neverVerified;
  return (
    <Note>
      {about} {verifiedText} {lookedAt !== verifiedOn && texts.lookedAt(formatDay(lookedAt))} {unverified}{' '}
      <Anchor href={source} {...NEW_TAB} inherit underline="always" aria-label={texts.sourceOf(name)}>
        {texts.source}
      </Anchor>
    </Note>
  );
}

function FeedSection({ feed }: { feed: Feed }) {
  const { name, address, board, facts, jobs, leftOut, isNewest, items } = feed;
  return (
    <ChannelSection name={name} facts={facts} note={board ? <BoardRules name={name} board={board} /> : texts.readers}>
      <Group gap="xs">
        <Code style={{ overflowWrap: 'anywhere' }}>{address}</Code>
        <CopyAction value={address} name={TEXTS.copyNamed(name)} />
        <SmallButton href={address} {...NEW_TAB} aria-label={TEXTS.openNamed(name)}>
          {TEXTS.open}
        </SmallButton>
      </Group>
      <Text size="sm">
        {TEXTS.jobs(jobs, isNewest)}. {leftOut === 0 && !isNewest && TEXTS.complete}
      </Text>
      {leftOut > 0 && <JobList summary={TEXTS.leftOut(leftOut)} items={items} total={leftOut} />}
    </ChannelSection>
  );
}

function JobList({ summary, items, total }: { summary: string; items: Feed['items']; total: number }) {
  return (
    <Text component="details" size="sm">
      <summary>{summary}</summary>
      <ul>
        {items.map(({ id, title, reason }) => (
          <li key={id}>
            <Anchor href={toHash({ view: JOBS, entry: id })} underline="always" inherit>
              {title}
            </Anchor>
            : {reason}
          </li>
        ))}
        {total > items.length && <li>{TEXTS.more(total - items.length)}</li>}
      </ul>
    </Text>
  );
}
