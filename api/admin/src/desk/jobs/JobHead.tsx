/** The head of a job's desk: the job's title and location, and tabs. Each tab is a screen that shows this head. */
import { Anchor, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contentTypes, type DataByType } from 'content-types';
import { canRead } from 'content-types/define';
import { formatPlaceAndPay } from 'content-types/job-search/facts';
import type { ReactNode } from 'react';
import { ApiError } from '../../client/request.ts';
import { StatusBadge } from '../../core/content/StatusBadge.tsx';
import { useReferable } from '../../core/fields/reference.tsx';
import { useNavigation, useRecordTitle } from '../../core/navigation/Navigation.tsx';
import { findTypeView, findView, toHash } from '../../core/navigation/views.ts';
import { useSession } from '../../core/session/Session.tsx';
import { formatDayAndMonth } from '../../kit/text/dates.ts';
import classes from './job-head.module.css';
import { JobOwner } from './Owner.tsx';
import { jobFiguresQuery, jobQuery } from './queries.ts';

const texts = {
  tabs: { people: 'People', advert: 'Advert', find: 'Find people', results: 'Results' },
  label: 'This job',
  gone: 'Deleted job',
  noAuthority: 'No authority from the client yet',
  closes: (day: string) => `closes ${day}`,
};

const MAX_WORDS = 3;

type JobTab = keyof typeof texts.tabs;

interface JobHeadProps {
  id: string;
  tab?: JobTab;
  titleId?: string;
  /** The current action on the job, before its title. */
  action?: string;
  /** The address of the list of jobs, as the user left it. */
  back?: string;
  children?: ReactNode;
}

export default function JobHead({ id, tab = 'advert', titleId, action, back, children }: JobHeadProps) {
  const { user } = useSession();
  const { data: entry, error } = useQuery(jobQuery(id));
  const { data: figures } = useQuery(jobFiguresQuery([id]));
  const job = entry?.data as Partial<DataByType['job']> | undefined;
  const { entry: openEntry } = useNavigation().route;
  useRecordTitle(openEntry === null ? job?.title : undefined);
  const jobs = findTypeView('job');
  const links: Record<JobTab, { view: string; entry?: string; query?: string }> = {
    people: { view: 'applications', query: `job=${id}` },
    advert: { view: jobs?.key ?? '', entry: id },
    find: { view: 'candidates', query: toFindQuery(id, job) },
    results: { view: 'reports', query: `period=all&job=${id}` },
  };
  const applicationCount = figures?.byId[id]?.applications ?? null;
  const canReadClient = canRead(contentTypes.client, user.role);
  const clients = useReferable('client', canReadClient);
  const isUnauthorised =
    canReadClient && job?.client && entry?.status !== 'expired' && !(job.authority?.by && job.authority.on);
  const facts = [
    clients?.find(({ value }) => value === job?.client)?.label,
    job?.location && job.salary && formatPlaceAndPay(job as DataByType['job']),
    entry?.closesAt && entry.status !== 'expired' && texts.closes(formatDayAndMonth(entry.closesAt)),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <header className={classes.head}>
      <Group gap="sm" justify="space-between">
        <div className={classes.job}>
          <Anchor href={back ?? toHash({ view: jobs?.key ?? '' })} size="sm" c="dimmed">
            {jobs?.label}
          </Anchor>
          <Title order={1} id={titleId} fz="1.375rem">
            {action && <span className="visually-hidden">{action} </span>}
            {error instanceof ApiError && error.status === 404 ? texts.gone : job?.title}
          </Title>
          {entry && <StatusBadge entry={entry} />}
          <span className={classes.facts} title={facts}>
            {facts}
          </span>
          {isUnauthorised && (
            <Anchor
              href={toHash({ view: jobs?.key ?? '', entry: id, query: 'field=authority' })}
              size="sm"
              c="dimmed"
              flex="none"
            >
              {texts.noAuthority}
            </Anchor>
          )}
        </div>
        {children}
      </Group>
      <Group gap="0 1rem" justify="space-between" wrap="wrap-reverse">
        <nav className={classes.tabs} aria-label={texts.label}>
          {Object.entries(links)
            .filter(([, { view }]) => findView(view).roles.includes(user.role))
            .map(([name, link]) => (
              <a key={name} href={toHash({ entry: null, ...link })} aria-current={name === tab ? 'page' : undefined}>
                {texts.tabs[name as JobTab]}
                {name === 'people' && applicationCount !== null && (
                  <span className={classes.count}> {applicationCount}</span>
                )}
              </a>
            ))}
        </nav>
        {findView(links.people.view).roles.includes(user.role) && <JobOwner id={id} />}
      </Group>
    </header>
  );
}

/**
 * The query that finds people in the talent pool near the job whose CV contains one of the first words of its title.
 */
function toFindQuery(id: string, job: Partial<DataByType['job']> = {}): string {
  const titleWords = job.title?.match(/[\p{L}\p{N}+#-]{3,}/gu)?.slice(0, MAX_WORDS) ?? [];
  const nearPlace = job.location?.place && job.location.remote !== 'remote' ? { near: job.location.place } : undefined;
  return new URLSearchParams({
    search: titleWords.join(' OR '),
    ...nearPlace,
    consent: 'talentPool',
    job: id,
  }).toString();
}
