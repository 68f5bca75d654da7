import { Anchor, Box, Group, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type ApiResponse, readAs, request } from '../../client/request.ts';
import { type Outcome, OutcomeBanner } from '../../core/publishing/OutcomeBanner.tsx';
import { SmallButton } from '../../kit/buttons.tsx';
import { confirm } from '../../kit/confirm.ts';
import { Note } from '../../kit/notes.tsx';
import classes from './dashboard.module.css';
import { Notices } from './Notices.tsx';
import { OpenSite } from './OpenSite.tsx';
import { texts } from './texts.ts';

const GuidedStart = lazy(() => import('./GuidedStart.tsx'));

type Setup = ApiResponse<'GET', '/setup'>;
type Step = Setup['steps'][number]['name'];

const setup = texts.setup;

/** The view in which each step is done; for the notices, see `Notices`. */
const VIEWS: Record<Exclude<Step, 'sample' | 'start' | 'notices'>, string> = {
  details: '#shared/site-settings',
  brand: '#shared/theme',
  home: '#home/home-page',
  sectors: '#career/sectors',
  job: '#career/openings/new',
  email: '#mail',
  secondFactor: '#account',
};

export const setupQuery = queryOptions({ ...readAs(['content', 'setup'], '/setup'), staleTime: 0 });

/** The steps that set up a new agency, hidden once all are done, and the steps that open its site. */
export function SetupChecklist() {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data } = useQuery(setupQuery);
  const refresh = () => queries.invalidateQueries();
  const hideMutation = useMutation({ mutationFn: () => request('POST', '/setup/hide'), onSettled: refresh });
  const removeMutation = useMutation({
    mutationFn: () => request('DELETE', '/setup/sample'),
    onSuccess: ({ removed, change }) => setOutcome({ kind: 'done', message: setup.sample.removed(removed), change }),
    onError: (error) => setOutcome({ kind: 'failed', message: setup.sample.failed, detail: error.message }),
    onSettled: refresh,
  });
  const banner = <OutcomeBanner outcome={outcome} onClose={() => setOutcome(null)} onUndone={setOutcome} />;
  if (!data) return banner;
  const { opening, notices, sample } = data;
  const openSite = opening && <OpenSite {...opening} notices={notices} onDone={setOutcome} />;
  // Leaves out the steps that `OpenSite` lists among the checks before opening.
  const openingChecks: readonly string[] = opening?.checks.map(({ name }) => name) ?? [];
  const steps = data.steps.filter(({ name }) => !openingChecks.includes(name));
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  if (doneCount === steps.length) {
    return (
      <>
        {banner}
        {openSite}
      </>
    );
  }

  async function askAndRemove() {
    const { title, text, action } = setup.sample;
    if (await confirm({ title, text: text(sample), action })) removeMutation.mutate();
  }

  return (
    <>
      {banner}
      <section className={classes.setup} aria-labelledby="setup">
        <Group justify="space-between">
          <Title order={2} id="setup">
            {setup.title}
          </Title>
          <Note className="numbers">{setup.progress(doneCount, steps.length)}</Note>
        </Group>
        <ul>
          {steps.map(({ name, isDone }) => (
            <li key={name} data-done={isDone || undefined}>
              {isDone ? <IconCircleCheckFilled size={20} aria-hidden /> : <IconCircle size={20} aria-hidden />}
              {isDone || name === 'sample' || name === 'start' ? (
                <Box component="span" flex="1 1 0">
                  {setup.steps[name]}
                </Box>
              ) : name === 'notices' ? (
                <Notices versions={notices} isSample={sample !== 0} />
              ) : (
                <Anchor flex="1 1 0" href={VIEWS[name]}>
                  {setup.steps[name]}
                </Anchor>
              )}
              <span className="visually-hidden">{isDone ? setup.done : setup.toDo}</span>
              {name === 'start' && !isDone && sample === 0 && (
                <Suspense>
                  <GuidedStart onDone={setOutcome} />
                </Suspense>
              )}
              {name === 'sample' && !isDone && (
                <SmallButton loading={removeMutation.isPending} onClick={askAndRemove}>
                  {setup.sample.action}
                </SmallButton>
              )}
            </li>
          ))}
        </ul>
        <SmallButton isQuiet onClick={() => hideMutation.mutate()}>
          {setup.hide}
        </SmallButton>
      </section>
      {openSite}
    </>
  );
}
